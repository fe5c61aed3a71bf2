import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a link or a cookie. Anyone who holds it may act: it goes to one person and is kept nowhere. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. A plain hash is enough: nobody guesses 256 bits. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The same as text, for the key of a table of sign-ins. */
export function sidOf(token: string): string {
  return digestOf(token).toString('base64url')
}
