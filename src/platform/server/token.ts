import { createHash, randomBytes } from 'node:crypto'

/** A token of 256 random bits for a link or a cookie. Anyone who has it may act, so it is given to one person and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash of a token, which is stored instead of it. A plain hash is enough, because 256 bits cannot be guessed. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Like `digestOf`, as text: the key of a stored sign-in. */
export function sidOf(token: string): string {
  return digestOf(token).toString('base64url')
}
