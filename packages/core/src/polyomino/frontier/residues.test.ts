import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combined, moduli, type Residue } from "./residues.ts";

describe("residues", () => {
  it("are modulo 2^30 and then the primes below", () => {
    const source = moduli();
    const first = Array.from({ length: 4 }, () => source.next().value);
    expect(first).toEqual([1_073_741_824, 1_073_741_789, 1_073_741_783, 1_073_741_741]);
  });

  it("give back any number below the product of the moduli", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 119n }), (number) => {
        const source = moduli();
        let known: Residue = { residue: 0n, modulus: 1n };
        for (let round = 0; round < 4; round++) {
          const modulus = BigInt(source.next().value);
          known = combined(known, { residue: number % modulus, modulus });
        }
        expect(known.residue).toBe(number);
      }),
    );
  });
});
