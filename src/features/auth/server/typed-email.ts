import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, givenCookie } from '#platform/server/http/cookie-names.ts'

const name = 'pasand_typed_email'
const lifeSeconds = 60
const mostSigns = 254
const like = /^[^\s@]+@[^\s@]+$/

/**
 * Keeps the typed email address after a failed sign-in without scripts. It is in a cookie and not in the URL, because URLs are logged. Anybody can
 * write it, so it is not signed and proves nothing.
 */
export function giveTypedEmail(reply: FastifyReply, email: string): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: lifeSeconds } as const
  if (isShown(email)) reply.setCookie(cookieName(reply.server, name), email, options)
}

/** Empty if it is not an email address, so that nobody can put other text into the screen. */
export function typedEmailIn(request: FastifyRequest): string {
  const email = givenCookie(request, name)
  return isShown(email) ? email : ''
}

function isShown(email: string): boolean {
  return email.length <= mostSigns && like.test(email)
}
