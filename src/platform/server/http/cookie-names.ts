import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to another
  interface FastifyInstance {
    readonly cookiePrefix: string
  }
}

type CookieSettings = { readonly isPublic: boolean; readonly key: Buffer }

/**
 * A public portal is always reached through HTTPS, also where a proxy terminates it, so its cookies are Secure. Browsers accept a `__Host-` cookie
 * only from the host itself, so another subdomain cannot set one.
 */
export async function useCookies(app: FastifyInstance, { isPublic, key }: CookieSettings): Promise<void> {
  app.decorate('cookiePrefix', isPublic ? '__Host-' : '')
  await app.register(cookie, { secret: key, parseOptions: { secure: isPublic, path: '/' } })
}

export function cookieName({ cookiePrefix }: Pick<FastifyInstance, 'cookiePrefix'>, name: string): string {
  return cookiePrefix + name
}

/** The value of the cookie that the browser sent; empty if it sent none. */
export function givenCookie({ server, cookies }: FastifyRequest, name: string): string {
  return cookies[cookieName(server, name)] ?? ''
}
