import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sidOf } from '../token.ts'
import { cookieName, givenCookie } from './cookie-names.ts'

/** A request and its reply, to read and to set the cookie. */
export type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

export type TokenCookie = {
  readonly give: (reply: FastifyReply, token: string) => void
  readonly clear: (reply: FastifyReply) => void
  readonly tokenOf: (request: FastifyRequest) => string | null
  /** The hash under which the sign-in is stored; null without a valid cookie. */
  readonly sidOf: (request: FastifyRequest) => string | null
}

type CookieSigner = Pick<FastifyInstance, 'signCookie' | 'unsignCookie'>

/**
 * A signed cookie that scripts cannot read and other sites cannot send with a write. The signature covers the name, so the value of one cookie is not
 * valid in another.
 */
export function tokenCookie(name: string, lifeSeconds: number): TokenCookie {
  function tokenOf(request: FastifyRequest): string | null {
    return unsigned(request, name, givenCookie(request, name))
  }
  return {
    give: (reply, token) =>
      void reply.setCookie(cookieName(reply.server, name), signed(reply, name, token), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        maxAge: lifeSeconds,
      }),
    clear: (reply) => void reply.clearCookie(cookieName(reply.server, name), { path: '/' }),
    tokenOf,
    sidOf: (request) => {
      const token = tokenOf(request)
      return token === null ? null : sidOf(token)
    },
  }
}

function signed(signing: Pick<CookieSigner, 'signCookie'>, name: string, token: string): string {
  return signing.signCookie(`${name}=${token}`).slice(name.length + 1)
}

function unsigned(signing: Pick<CookieSigner, 'unsignCookie'>, name: string, value: string): string | null {
  const { valid, value: whole } = signing.unsignCookie(`${name}=${value}`)
  return valid ? whole.slice(name.length + 1) : null
}
