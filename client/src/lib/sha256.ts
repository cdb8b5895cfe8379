/**
 * SHA-256 (FIPS 180-4) of a few bytes, as hex. The browser's own (`crypto.subtle`) is missing on plain http, where
 * people play in a home network. Everything that is hashed here is public; the tests compare it with Python's.
 */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits behind the point of a root. */
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(bytes: Uint8Array): string {
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  bytes.forEach((byte, place) => padded.setUint8(place, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let state = START;
  for (let block = 0; block < padded.byteLength; block += 64) state = mixed(state, padded, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mixed(state: number[], padded: DataView, block: number): number[] {
  const words = Array.from({ length: 64 }, (_, t) => (t < 16 ? padded.getInt32(block + 4 * t) : 0));
  const at = (list: number[], place: number) => list[place] as number;
  for (let t = 16; t < 64; t++) {
    const [near, far] = [at(words, t - 2), at(words, t - 15)];
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[t] = (at(words, t - 16) + s0 + at(words, t - 7) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUNDS, t) + at(words, t)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, place) => (word + at(state, place)) | 0);
}
