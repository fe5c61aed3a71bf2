import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/server/db.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { newToken, sidOf } from '#platform/server/token.ts'
import type { SessionDeps } from './session.ts'
import { deletePendingSignIn, findPendingSignIn, insertPendingSignIn } from './session-queries.ts'

const lifeSeconds = 10 * 60
const cookie = tokenCookie('pasand_staff_code', lifeSeconds)

/** The password was right. The cookie is another one than that of a sign-in, and opens nothing but the second step. */
export async function startPendingSignIn({ db, clock }: SessionDeps, { request, reply }: Visit, adminId: string): Promise<void> {
  const old = cookie.sidOf(request)
  if (old) await deletePendingSignIn(db, old)
  const token = newToken()
  await insertPendingSignIn(db, { sid: sidOf(token), adminId, expire: new Date(clock().getTime() + lifeSeconds * 1_000) })
  cookie.give(reply, token)
}

/** Who has given the password in this browser; null after ten minutes, and when it was completed. */
export async function findPending({ db, clock }: SessionDeps, request: FastifyRequest) {
  const sid = cookie.sidOf(request)
  return sid ? findPendingSignIn(db, sid, clock()) : null
}

/** In the transaction that begins the sign-in. False when another one has taken it, or the account was changed meanwhile. */
export async function takePending(tx: Tx, { request, reply }: Visit): Promise<boolean> {
  cookie.clear(reply)
  return deletePendingSignIn(tx, cookie.sidOf(request) ?? '')
}
