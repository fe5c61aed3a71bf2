import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, givenCookie } from '#platform/server/http/cookie-names.ts'

const name = 'pasand_typed_email'
const lifeSeconds = 60
const mostSigns = 254
const like = /^[^\s@]+@[^\s@]+$/

/**
 * What was typed survives a failed sign-in also where no script keeps it. It goes by a cookie, not by the address of the screen:
 * addresses stand in logs and histories. Anybody may have chosen it, so it is not signed, and proves nothing.
 */
export function giveTypedEmail(reply: FastifyReply, email: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: lifeSeconds } as const
  if (isShown(email)) reply.setCookie(cookieName(reply.server, name), email, options)
}

/** Empty for what is no address: nobody puts words into the screen. */
export function typedEmailIn(request: FastifyRequest): string {
  const email = givenCookie(request, name)
  return isShown(email) ? email : ''
}

function isShown(email: string): boolean {
  return email.length <= mostSigns && like.test(email)
}
