import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenCookie, type Visit } from '../http/token-cookie.ts'

/** The number of accounts per browser: families share one. */
const mostAccounts = 5
const lifeSeconds = 365 * 24 * 60 * 60

/**
 * Remembers browsers that have signed in to an account (OWASP's "device cookies"). They can still sign in while others guess the password. The signed
 * cookie contains for each account its hash and a random name, under which the failures of this browser are counted.
 */
export type KnownBrowsers = {
  /** The name of this browser for the account; null for an unknown browser. */
  readonly nameOf: (request: FastifyRequest, account: string) => string | null
  readonly remember: (visit: Visit, account: string) => void
  readonly forget: (reply: FastifyReply) => void
}

export function knownBrowsers(cookieName: string): KnownBrowsers {
  const cookie = tokenCookie(cookieName, lifeSeconds)
  const entriesOf = (request: FastifyRequest): readonly string[] => cookie.tokenOf(request)?.split('~') ?? []
  return {
    nameOf: (request, account) => entriesOf(request).find((entry) => entry.startsWith(`${digestOf(account)}.`)) ?? null,
    remember: ({ request, reply }, account) => {
      const digest = digestOf(account)
      const others = entriesOf(request).filter((entry) => !entry.startsWith(`${digest}.`))
      const entry = `${digest}.${randomBytes(16).toString('base64url')}`
      cookie.give(reply, [entry, ...others].slice(0, mostAccounts).join('~'))
    },
    forget: cookie.clear,
  }
}

function digestOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url').slice(0, 22)
}
