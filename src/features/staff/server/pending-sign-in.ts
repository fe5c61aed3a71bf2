import type { FastifyRequest } from 'fastify'
import type { Tx } from '#platform/server/db.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import { newToken, sidOf } from '#platform/server/token.ts'
import type { SessionDeps } from './session.ts'
import { deletePendingSignIn, findPendingSignIn, insertPendingSignIn } from './session-queries.ts'

const lifeSeconds = 10 * 60
const cookie = tokenCookie('pasand_staff_code', lifeSeconds)

/** Called after the right password. The cookie differs from that of a sign-in, and gives access to the second step only. */
export async function startPendingSignIn({ db, clock }: SessionDeps, { request, reply }: Visit, adminId: string): Promise<void> {
  const old = cookie.sidOf(request)
  if (old) await deletePendingSignIn(db, old)
  const token = newToken()
  await insertPendingSignIn(db, { sid: sidOf(token), adminId, expire: new Date(clock().getTime() + lifeSeconds * 1_000) })
  cookie.give(reply, token)
}

/** The account whose password was entered in this browser; null after ten minutes, and after the sign-in was completed. */
export async function findPending({ db, clock }: SessionDeps, request: FastifyRequest) {
  const sid = cookie.sidOf(request)
  return sid ? findPendingSignIn(db, sid, clock()) : null
}

/**
 * Takes the pending sign-in in the transaction that begins the sign-in. Returns false if another request has taken it, or the account has changed
 * meanwhile.
 */
export async function takePending(tx: Tx, { request, reply }: Visit): Promise<boolean> {
  cookie.clear(reply)
  return deletePendingSignIn(tx, cookie.sidOf(request) ?? '')
}
