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
 * A public portal is reached through HTTPS even where a proxy ends it, so its cookies never travel in the open. Browsers take a
 * `__Host-` cookie only from the host itself: a neighbouring host cannot plant one.
 */
export async function useCookies(app: FastifyInstance, { isPublic, key }: CookieSettings): Promise<void> {
  app.decorate('cookiePrefix', isPublic ? '__Host-' : '')
  await app.register(cookie, { secret: key, parseOptions: { secure: isPublic, path: '/' } })
}

export function cookieName({ cookiePrefix }: Pick<FastifyInstance, 'cookiePrefix'>, name: string): string {
  return cookiePrefix + name
}

/** What the browser sends under this name; empty when it sends nothing. */
export function givenCookie({ server, cookies }: FastifyRequest, name: string): string {
  return cookies[cookieName(server, name)] ?? ''
}
