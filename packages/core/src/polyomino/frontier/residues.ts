/**
 * Residues: exact numbers of any size from 32-bit arithmetic.
 *
 * A count that is only ever added up can be had modulo any number; from enough of them, coprime and with
 * a product above the count, the Chinese remainder theorem gives the count itself. The moduli are below
 * 2^30, so that the sum of two residues is still a 32-bit integer with sign.
 */

/** A number modulo another. */
export interface Residue {
  readonly residue: bigint;
  readonly modulus: bigint;
}

/** 2^30 and then the primes below it, descending: coprime. */
export function* moduli(): Generator<number, never> {
  yield 2 ** 30;
  for (let number = 2 ** 30 - 1; ; number -= 2) if (isPrime(number)) yield number;
}

/** The two residues of a number, of coprime moduli, as one. */
export function combined(a: Residue, b: Residue): Residue {
  const steps = mod((b.residue - a.residue) * inverse(a.modulus, b.modulus), b.modulus);
  return { residue: a.residue + a.modulus * steps, modulus: a.modulus * b.modulus };
}

function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) {
    if (odd % divisor === 0) return false;
  }
  return odd > 2;
}

/** What times the value is 1 modulo the modulus, to which it is coprime (extended Euclid). */
function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b] = [mod(value, modulus), modulus];
  let [x, y] = [1n, 0n];
  while (b > 0n) {
    const times = a / b;
    [a, b] = [b, a - times * b];
    [x, y] = [y, x - times * y];
  }
  return mod(x, modulus);
}

function mod(value: bigint, modulus: bigint): bigint {
  const rest = value % modulus;
  return rest < 0n ? rest + modulus : rest;
}
