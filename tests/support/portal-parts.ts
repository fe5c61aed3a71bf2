import type { FastifyInstance } from 'fastify'
import { Unavailable } from '#platform/server/failures.ts'

/** A typesetter for tests that make no PDFs. */
export async function noTypesetter(): Promise<never> {
  throw new Unavailable('no typesetter in this test')
}

/** Returns the cookie header of a browser with this token. */
export function signedCookie(app: FastifyInstance, name: string, token: string): string {
  const [, value = ''] = app.signCookie(`${name}=${token}`).split('=')
  return `${name}=${encodeURIComponent(value)}`
}
