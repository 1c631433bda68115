// How many games a contract plays, and out of which seeds.

/**
 * As many as found every planted fault with a wide margin; before a commit a third of them, and many more in a long run
 * (MACHIYA_CONTRACTS=short or long).
 * @param {number} enough
 */
export const many = (enough, long = 30 * enough) => {
  const length = process.env['MACHIYA_CONTRACTS']
  if (length === 'long') return long
  return length === 'short' ? Math.ceil(enough / 3) : enough
}

/**
 * The same seeds every time, so that a fault stays until it is mended; a long run brings its own (MACHIYA_SEED).
 * @param {string} name
 */
export const fresh = (name) => `${name} ${process.env['MACHIYA_SEED'] ?? ''}`.trim()
