/** What a colouring promises on planar graphs, on those that defeat Kempe, and on others. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fourColour } from "./four-colour.ts";

type Graph = readonly (readonly number[])[];

/** The graph of edges between the vertices 0 to `count` - 1. */
function graphOf(count: number, edges: readonly (readonly [number, number])[]): Graph {
  const lists = Array.from({ length: count }, () => new Set<number>());
  for (const [a, b] of edges) {
    lists[a]?.add(b);
    lists[b]?.add(a);
  }
  return lists.map((list) => [...list]);
}

/**
 * Two poles with rings of `around` vertices between them, triangulated. Three rings of five are the
 * Errera graph (1921), on which Kempe's exchanges can run into an impasse.
 */
function tube(rings: number, around: number): Graph {
  const last = rings * around + 1;
  const at = (ring: number, step: number): number => 1 + ring * around + (step % around);
  const edges: [number, number][] = [];
  for (let step = 0; step < around; step++) {
    edges.push([0, at(0, step)], [last, at(rings - 1, step)]);
    for (let ring = 0; ring < rings; ring++) {
      edges.push([at(ring, step), at(ring, step + 1)]);
      if (ring === rings - 1) continue;
      edges.push([at(ring, step), at(ring + 1, step)], [at(ring, step), at(ring + 1, step + 1)]);
    }
  }
  return graphOf(last + 1, edges);
}

/** The graph in which each vertex is next to every other. */
function complete(count: number): Graph {
  const vertices = Array.from({ length: count }, (_, vertex) => vertex);
  return vertices.map((vertex) => vertices.filter((next) => next !== vertex));
}

/** The graph with its vertices renamed by the permutation. */
function renamed(graph: Graph, names: readonly number[]): Graph {
  const oldNames = names.map((_, name) => names.indexOf(name));
  return oldNames.map((vertex) => graph.at(vertex)!.map((next) => names.at(next)!));
}

/** Apollonian networks: triangles split again and again by a vertex inside. */
const networks = fc.array(fc.nat(), { maxLength: 60 }).map((choices): Graph => {
  const edges: [number, number][] = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  const triangles: [number, number, number][] = [
    [0, 1, 2],
    [0, 2, 1],
  ];
  for (const [added, choice] of choices.entries()) {
    const vertex = added + 3;
    const at = choice % triangles.length;
    const [a, b, c] = triangles.at(at)!;
    triangles.splice(at, 1, [a, b, vertex], [b, c, vertex], [c, a, vertex]);
    edges.push([a, vertex], [b, vertex], [c, vertex]);
  }
  return graphOf(choices.length + 3, edges);
});

/** Whether the graph is coloured properly, and with no colours but 0 to 3. */
function getsFourColours(graph: Graph): boolean {
  const colours = fourColour(graph);
  const isProper = graph.every((list, vertex) =>
    list.every((next) => colours[next] !== colours[vertex]),
  );
  return isProper && colours.length === graph.length && colours.every((c) => c >= 0 && c < 4);
}

describe("four colours", () => {
  describe("on planar graphs: neighbours differ, with at most four colours", () => {
    it("on Apollonian networks, which have one colouring only", () => {
      fc.assert(
        fc.property(networks, (graph) => {
          expect(getsFourColours(graph)).toBe(true);
        }),
      );
    });

    it.each([
      [3, 5],
      [2, 6],
      [3, 7],
      [5, 7],
    ])("on %i rings of %i, where Kempe's exchanges run into an impasse", (rings, around) => {
      const graph = tube(rings, around);
      const names = fc.shuffledSubarray([...graph.keys()], { minLength: graph.length });
      fc.assert(
        fc.property(names, (order) => {
          expect(getsFourColours(renamed(graph, order))).toBe(true);
        }),
      );
    });

    it("on none and on one vertex", () => {
      expect(fourColour([])).toEqual([]);
      expect(fourColour([[]])).toEqual([0]);
    });
  });

  it("are the same for the same graph", () => {
    fc.assert(
      fc.property(networks, (graph) => {
        expect(fourColour(graph)).toEqual(fourColour(graph));
      }),
    );
  });

  it("are used about equally often", () => {
    const colours = fourColour(tube(50, 6));
    for (const colour of [0, 1, 2, 3]) {
      const uses = colours.filter((used) => used === colour).length;
      expect(uses).toBeGreaterThan(0.2 * colours.length);
      expect(uses).toBeLessThan(0.3 * colours.length);
    }
  });

  it("become as many as needed on graphs that are not planar", () => {
    for (const count of [5, 6, 20]) {
      expect(new Set(fourColour(complete(count))).size).toBe(count);
    }
  });
});
