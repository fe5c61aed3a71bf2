import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import type { StaffCaller } from '#platform/server/serve.ts'
import { newToken, sidOf } from '#platform/server/token.ts'
import { deleteStaffSession, findStaffBySession, insertStaffSession } from './session-queries.ts'

/** One working day, not extended by use: a sign-in that was left open ends by the evening. */
const lifeSeconds = 8 * 60 * 60
export const staffCookieName = 'pasand_staff'
const cookie = tokenCookie(staffCookieName, lifeSeconds)

export type SessionDeps = { readonly db: Db; readonly clock: () => Date }

/** The token of this sign-in; only its hash is stored. */
export async function openStaffSession({ db, clock }: SessionDeps, adminId: string): Promise<string> {
  const token = newToken()
  await insertStaffSession(db, { sid: sidOf(token), adminId, expire: new Date(clock().getTime() + lifeSeconds * 1_000) })
  return token
}

/** A new token at every sign-in: one that was planted in the browser before becomes invalid. */
export async function startStaffSession(deps: SessionDeps, { request, reply }: Visit, adminId: string): Promise<void> {
  const old = cookie.sidOf(request)
  if (old) await deleteStaffSession(deps.db, old)
  cookie.give(reply, await openStaffSession(deps, adminId))
}

/** A deactivated account loses access at once, whatever the cookie says. */
export async function findSignedInStaff({ db, clock }: SessionDeps, { request }: Pick<Visit, 'request'>): Promise<StaffCaller> {
  const sid = cookie.sidOf(request)
  const person = sid ? await findStaffBySession(db, sid, clock()) : null
  if (!person) throw new Unauthorized()
  const { id, role, firstName, lastName } = person
  return { id, role, name: `${firstName} ${lastName}` }
}

export async function endStaffSession({ db }: Pick<SessionDeps, 'db'>, { request, reply }: Visit): Promise<void> {
  const sid = cookie.sidOf(request)
  if (sid) await deleteStaffSession(db, sid)
  cookie.clear(reply)
}
