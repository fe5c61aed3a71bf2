import type { FastifyInstance } from 'fastify'

/** The cookie header of a browser with this token. */
export function signedCookie(app: FastifyInstance, name: string, token: string): string {
  const [, value = ''] = app.signCookie(`${name}=${token}`).split('=')
  return `${name}=${encodeURIComponent(value)}`
}
