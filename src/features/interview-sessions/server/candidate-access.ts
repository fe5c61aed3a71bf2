import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { cookieName } from '#platform/server/http/cookie-names.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { linkDays, linkDaysAfterEnd } from '../rules.ts'
import type { SessionRow } from './session-queries.ts'

type LinkedSession = Pick<SessionRow, 'id' | 'linkSerial' | 'linkExpiresAt' | 'candidateEmail'>
type KeyContext = Pick<AppContext, 'keyFor'>

/** The key in the link of an interview. It is a signature, so it cannot be guessed and need not be stored. A new serial gives a new key. */
function keyOf({ keyFor }: KeyContext, { id, linkSerial }: Pick<LinkedSession, 'id' | 'linkSerial'>): string {
  return createHmac('sha256', keyFor('interview links')).update(`${id} ${linkSerial}`).digest('base64url')
}

export function linkOf(context: KeyContext & Pick<AppContext, 'sites'>, session: LinkedSession): string {
  return `${context.sites.mainUrl}/interviews/${session.id}?key=${keyOf(context, session)}`
}

const prefix = 'pasand_interview_'
const cookieOf = (id: string) => tokenCookie(prefix + id, ((linkDays + linkDaysAfterEnd) * dayMs) / 1_000)
const isCurrent = ({ linkExpiresAt }: LinkedSession, now: Date): boolean => linkExpiresAt === null || linkExpiresAt > now

/** Whether the browser has opened the newest link before. */
export function hasAccess(request: FastifyRequest, session: LinkedSession, now: Date): boolean {
  return isCurrent(session, now) && cookieOf(session.id).tokenOf(request) === `${session.id} ${session.linkSerial}`
}

/**
 * Gives the cookie to a browser with the key of the newest link. An interview without an email address needs no key: its id is random, and only the
 * company knows it.
 */
export function openAccess(
  context: KeyContext,
  { request, reply }: Visit,
  session: LinkedSession,
  { key, now }: { readonly key: string; readonly now: Date },
): boolean {
  if (hasAccess(request, session, now)) return true
  const isOpen = isCurrent(session, now) && (session.candidateEmail === null || isSame(key, keyOf(context, session)))
  if (isOpen) cookieOf(session.id).give(reply, `${session.id} ${session.linkSerial}`)
  return isOpen
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The interviews whose cookies the browser sends, for a call without an id. Their signatures are checked later. */
export function openedSessions(request: FastifyRequest): string[] {
  const start = cookieName(request.server, prefix)
  return Object.keys(request.cookies).flatMap((name) => (name.startsWith(start) ? [name.slice(start.length)] : []))
}
