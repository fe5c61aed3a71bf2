import type { FastifyInstance } from 'fastify'

/** What a browser sends that has been given this token. */
export function signedCookie(app: FastifyInstance, name: string, token: string): string {
  const [, value = ''] = app.signCookie(`${name}=${token}`).split('=')
  return `${name}=${encodeURIComponent(value)}`
}
