import type { FastifyReply, FastifyRequest } from 'fastify'
import { sidOf } from '../token.ts'

/** One browser's call: its cookie comes in with the request and goes out with the reply. */
export type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

export type TokenCookie = {
  readonly give: (reply: FastifyReply, token: string) => void
  readonly clear: (reply: FastifyReply) => void
  readonly tokenOf: (request: FastifyRequest) => string | null
  /** Under which the table of sign-ins knows the token. */
  readonly sidOf: (request: FastifyRequest) => string | null
}

/** A signed cookie that no script can read and no other site can send with a change. */
export function tokenCookie(name: string, lifeSeconds: number): TokenCookie {
  function tokenOf(request: FastifyRequest): string | null {
    const { valid, value } = request.unsignCookie(request.cookies[name] ?? '')
    return valid ? value : null
  }
  return {
    give: (reply, token) =>
      void reply.setCookie(name, token, { path: '/', httpOnly: true, sameSite: 'lax', signed: true, maxAge: lifeSeconds }),
    clear: (reply) => void reply.clearCookie(name, { path: '/' }),
    tokenOf,
    sidOf: (request) => {
      const token = tokenOf(request)
      return token === null ? null : sidOf(token)
    },
  }
}
