import type { FastifyInstance } from 'fastify'
import { Unavailable } from '#platform/server/failures.ts'

/** For tests that make no PDFs. */
export async function noTypesetter(): Promise<never> {
  throw new Unavailable('no typesetter in this test')
}

/** The cookie header of a browser with this token. */
export function signedCookie(app: FastifyInstance, name: string, token: string): string {
  const [, value = ''] = app.signCookie(`${name}=${token}`).split('=')
  return `${name}=${encodeURIComponent(value)}`
}
