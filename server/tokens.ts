/** Secrets and ids. Tokens are shown once and kept only as digests. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const letters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => 'abcdefghjkmnpqrstuvwxyz023456789'[byte & 31]).join('')

/** 192 bits. */
export const newToken = (): string => randomBytes(24).toString('base64url')
/** 256 bits, as the kernel wants its seeds. */
export const newSeed = (): string => randomBytes(32).toString('hex')
/** 100 bits, in letters that are easily told apart. */
export const newId = (): string => letters(20)
/** 60 bits, short enough to be written down. */
export const newCode = (): string => letters(12)

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
export const isDigest = (token: string, digest: string): boolean => {
  const made = Buffer.from(digestOf(token))
  const known = Buffer.from(digest)
  return made.length === known.length && timingSafeEqual(made, known)
}
