import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { digestOf, newToken } from '#platform/server/token.ts'
import { deleteSession, findSession, insertSession, prolongSession } from './session-queries.ts'

const cookie = 'pasand_session'
const daySeconds = 24 * 60 * 60
const lifeSeconds = 7 * daySeconds

export type Door = { readonly db: Db; readonly clock: () => Date }
/** One browser's call: its cookie comes in with the request and goes out with the reply. */
export type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** A fresh token at every sign-in: one that was planted in the browser before is worth nothing, and ends. */
export async function startSession({ db, clock }: Door, visit: Visit, userId: string): Promise<void> {
  const old = sidOf(visit.request)
  if (old) await deleteSession(db, old)
  const token = newToken()
  await insertSession(db, { sid: hashOf(token), userId, sess: '{}', expire: after(clock(), lifeSeconds) })
  give(visit.reply, token)
}

/** Whoever comes back within seven days stays signed in. Written once a day, not at every call. */
export async function findSignedIn({ db, clock }: Door, { request, reply }: Visit): Promise<{ readonly id: string }> {
  const now = clock()
  const sid = sidOf(request)
  const session = sid ? await findSession(db, sid, now) : null
  if (!session) throw new Unauthorized()
  if (session.expire < after(now, lifeSeconds - daySeconds)) {
    await prolongSession(db, session.sid, after(now, lifeSeconds))
    give(reply, tokenOf(request) ?? '')
  }
  return { id: session.userId }
}

export async function endSession({ db }: Pick<Door, 'db'>, { request, reply }: Visit): Promise<void> {
  const sid = sidOf(request)
  if (sid) await deleteSession(db, sid)
  reply.clearCookie(cookie, { path: '/' })
}

function give(reply: FastifyReply, token: string): void {
  reply.setCookie(cookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    maxAge: lifeSeconds,
  })
}

function tokenOf(request: FastifyRequest): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[cookie] ?? '')
  return valid ? value : null
}

function sidOf(request: FastifyRequest): string | null {
  const token = tokenOf(request)
  return token === null ? null : hashOf(token)
}

function hashOf(token: string): string {
  return digestOf(token).toString('base64url')
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000)
}
