import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for a link or a cookie. Anyone who has it may act: it is given to one person and never stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A plain hash is enough, because 256 bits cannot be guessed. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The same as text, used as the key of stored sign-ins. */
export function sidOf(token: string): string {
  return digestOf(token).toString('base64url')
}
