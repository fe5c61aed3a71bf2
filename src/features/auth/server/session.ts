import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import type { User } from '../contract.ts'
import { findUserBySession, insertSession } from './queries.ts'

const cookie = 'pasand_session'
const lifeSeconds = 7 * 24 * 60 * 60

/** A fresh token at every sign-in: one that was planted in the browser before is worth nothing. */
export async function startSession(db: Db, reply: FastifyReply, userId: string, now: Date): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + lifeSeconds * 1_000)
  await insertSession(db, { sid: hashOf(token), userId, sess: JSON.stringify({ userId }), expire: expiresAt })
  // 'auto' means Secure wherever the connection is, so that plain http works on localhost.
  reply.setCookie(cookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: 'auto',
    signed: true,
    maxAge: lifeSeconds,
  })
}

export async function findSignedIn(db: Db, request: FastifyRequest, now: Date): Promise<User> {
  const { valid, value } = request.unsignCookie(request.cookies[cookie] ?? '')
  const user = valid ? await findUserBySession(db, hashOf(value), now) : null
  if (!user) throw new Unauthorized()
  return user
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
