/** SHA-256 (FIPS 180-4), because the kernel has no dependencies and browsers offer only an asynchronous one. */

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) >>> 0
const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p)))
const START = primes(8).map((p) => fraction(Math.sqrt(p)))

const schedule = new Uint32Array(64)
const at = (words: ArrayLike<number>, i: number): number => words[i] as number
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const expand = (block: readonly number[]): void => {
  for (let i = 0; i < 16; i++) schedule[i] = block[i] ?? 0
  for (let i = 16; i < 64; i++) {
    const x = at(schedule, i - 15)
    const y = at(schedule, i - 2)
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    schedule[i] = at(schedule, i - 16) + low + at(schedule, i - 7) + high
  }
}

/** One block of sixteen words (fewer are filled up with zeros) into eight. */
export const compress = (block: readonly number[], from: readonly number[] = START): number[] => {
  expand(block)
  let [a, b, c, d, e, f, g, h] = from as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + high + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(schedule, i)) | 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + at(from, i)) >>> 0)
}

const padded = (message: string): Uint8Array => {
  const bytes = encoded(message)
  const whole = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  new DataView(whole.buffer).setUint32(whole.length - 4, bytes.length * 8)
  return whole
}

/** UTF-8 by way of percent-encoding, which every JavaScript has. */
const encoded = (message: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(message.toWellFormed()).match(/%..|[^%]/g) ?? [], (unit) =>
    unit.length === 3 ? parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  )

/** The digest of a text, as 64 hexadecimal digits. */
export const sha256 = (message: string): string => {
  const bytes = new DataView(padded(message).buffer)
  let state: readonly number[] = START
  for (let block = 0; block < bytes.byteLength; block += 64)
    state = compress(
      Array.from({ length: 16 }, (_, i) => bytes.getUint32(block + 4 * i)),
      state,
    )
  return state.map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** A digest as eight words. */
export const bitsOf = (digest: string): number[] =>
  (digest.match(/.{8}/g) ?? []).map((word) => parseInt(word, 16))
