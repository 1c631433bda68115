/** Numbers of half precision as text: small in a file, and read everywhere. */

const EXPONENT_BIAS = 15
const FRACTIONS = 1024

const fromBits = (bits: number): number => {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 0x1f
  const fraction = (bits & 0x3ff) / FRACTIONS
  return exponent === 0
    ? sign * fraction * 2 ** (1 - EXPONENT_BIAS)
    : sign * (1 + fraction) * 2 ** (exponent - EXPONENT_BIAS)
}

export const unpack = (text: string): Float32Array => {
  const bytes = atob(text)
  return Float32Array.from({ length: bytes.length / 2 }, (_, i) =>
    fromBits(bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8)),
  )
}

const MOST = 65504
/** What is too large becomes the largest there is. */
const toBits = (value: number): number => {
  const sign = value < 0 ? 0x8000 : 0
  const size = Math.min(MOST, Math.abs(value))
  const exponent = Math.max(1 - EXPONENT_BIAS, Math.floor(Math.log2(size)))
  const steps = Math.round((size / 2 ** exponent) * FRACTIONS)
  return sign + (steps < FRACTIONS ? steps : ((exponent + EXPONENT_BIAS) << 10) + (steps - FRACTIONS))
}

export const pack = (values: ArrayLike<number>): string => {
  let bytes = ''
  for (let i = 0; i < values.length; i++) {
    const bits = toBits(values[i] as number)
    bytes += String.fromCharCode(bits & 0xff, bits >> 8)
  }
  return btoa(bytes)
}
