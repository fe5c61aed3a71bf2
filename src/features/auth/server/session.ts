import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { newToken, sidOf } from '#platform/server/token.ts'
import { deviceOf } from '../device.ts'
import { deleteSession, findSession, insertSession, recordActivity, replaceSid } from './session-queries.ts'

const hourSeconds = 60 * 60
const daySeconds = 24 * hourSeconds
const lifeSeconds = 7 * daySeconds
/** The maximum, however often a sign-in is extended. */
const mostSeconds = 30 * daySeconds
export const sessionCookieName = 'pasand_session'
const cookie = tokenCookie(sessionCookieName, lifeSeconds)

export type SessionDeps = { readonly db: Db; readonly clock: () => Date }

/** `password` is the hash that was just checked, if the person signed in with a password. */
export type SignedInUser = { readonly userId: string; readonly password?: string | null }

/**
 * Creates a new token at every sign-in, so that a token planted in the browser before becomes invalid. Returns false if the account has another
 * password meanwhile, or is deleted: a reset also ends sign-ins in progress.
 */
export async function startSession({ db, clock }: SessionDeps, visit: Visit, known: SignedInUser): Promise<boolean> {
  const old = cookie.sidOf(visit.request)
  if (old) await deleteSession(db, old)
  const token = newToken()
  const now = clock()
  const device = deviceOf(visit.request.headers['user-agent'] ?? '')
  const isKept = await insertSession(db, { sid: sidOf(token), expire: after(now, lifeSeconds), device, now }, known)
  if (isKept) cookie.give(visit.reply, token)
  return isKept
}

/** True if the page that makes the call was made for another account (src/platform/web/account-of-page.ts). */
function isForAnother({ headers }: FastifyRequest, userId: string): boolean {
  return (headers['x-account'] ?? userId) !== userId
}

/**
 * A person who returns within seven days stays signed in, for thirty days at most. The new end is written once a day and the last use once an hour,
 * not at every call.
 */
export async function findSignedIn({ db, clock }: SessionDeps, { request, reply }: Visit): Promise<{ readonly id: string }> {
  const now = clock()
  const sid = cookie.sidOf(request)
  const session = sid ? await findSession(db, sid, now) : null
  if (!session || isForAnother(request, session.userId)) throw new Unauthorized()
  const end = after(session.startedAt, mostSeconds)
  if (end <= now) throw new Unauthorized()
  const expire = earlier(after(now, lifeSeconds), end)
  if (session.expire < after(expire, -daySeconds)) {
    await recordActivity(db, session.sid, { expire, seenAt: now })
    cookie.give(reply, cookie.tokenOf(request) ?? '')
  } else if (session.seenAt < after(now, -hourSeconds)) {
    await recordActivity(db, session.sid, { seenAt: now })
  }
  return { id: session.userId }
}

export async function endSession({ db }: Pick<SessionDeps, 'db'>, { request, reply }: Visit): Promise<void> {
  const sid = cookie.sidOf(request)
  if (sid) await deleteSession(db, sid)
  cookie.clear(reply)
}

/** Gives the sign-in of this browser a new token: the old one, which may have been copied, becomes invalid. */
export async function renewSession({ db }: SessionDeps, { request, reply }: Visit): Promise<void> {
  const token = newToken()
  if (await replaceSid(db, cookie.sidOf(request) ?? '', sidOf(token))) cookie.give(reply, token)
}

/** The key under which this browser's sign-in is stored. */
export function sessionOf(request: FastifyRequest): string {
  return cookie.sidOf(request) ?? ''
}

/** Removes the cookie of a sign-in that has ended with its account. */
export function forgetSession(reply: FastifyReply): void {
  cookie.clear(reply)
}

const earlier = (a: Date, b: Date): Date => (a < b ? a : b)

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000)
}
