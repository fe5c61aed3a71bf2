import type { FastifyRequest } from 'fastify'
import { deviceOf } from '#features/auth/device.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import { Unauthorized } from '#platform/server/failures.ts'
import { tokenCookie, type Visit } from '#platform/server/http/token-cookie.ts'
import type { StaffCaller } from '#platform/server/serve.ts'
import { newToken, sidOf } from '#platform/server/token.ts'
import { passwordNeeded } from '../contract.ts'
import { confirmStaffSession, deleteStaffSession, findStaffBySession, insertStaffSession } from './session-queries.ts'

/** One working day, not extended by use, so that a sign-in that was left open ends by the evening. */
const lifeSeconds = 8 * 60 * 60
/** How long a password counts as just entered. */
const confirmedMs = 15 * 60 * 1_000
export const staffCookieName = 'pasand_staff'
const cookie = tokenCookie(staffCookieName, lifeSeconds)

export type SessionDeps = { readonly db: Db; readonly clock: () => Date }

/** Returns the token of a new sign-in; only its hash is stored. */
export async function openStaffSession({ db, clock }: SessionDeps, adminId: string, userAgent = ''): Promise<string> {
  const token = newToken()
  const now = clock()
  const expire = new Date(now.getTime() + lifeSeconds * 1_000)
  const device = deviceOf(userAgent)
  await insertStaffSession(db, { sid: sidOf(token), adminId, expire, device, startedAt: now, confirmedAt: now })
  return token
}

/** Creates a new token at every sign-in, so that a token planted in the browser before becomes invalid. */
export async function startStaffSession(deps: SessionDeps, { request, reply }: Visit, adminId: string): Promise<void> {
  const old = cookie.sidOf(request)
  if (old) await deleteStaffSession(deps.db, old)
  cookie.give(reply, await openStaffSession(deps, adminId, request.headers['user-agent']))
}

/** A deactivated account loses access at once, whatever the cookie says. */
export async function findSignedInStaff({ db, clock }: SessionDeps, { request }: Pick<Visit, 'request'>): Promise<StaffCaller> {
  const sid = cookie.sidOf(request)
  const person = sid ? await findStaffBySession(db, sid, clock()) : null
  if (!person) throw new Unauthorized()
  const { id, role, firstName, lastName } = person
  return { id, role, name: `${firstName} ${lastName}` }
}

/** Refuses a dangerous action from a browser that may be unattended: the password must have been entered in the last minutes. */
export async function requireRecentPassword({ db, clock }: SessionDeps, request: FastifyRequest): Promise<void> {
  const now = clock()
  const person = await findStaffBySession(db, staffSidOf(request), now)
  if (!person) throw new Unauthorized()
  if (person.confirmedAt.getTime() <= now.getTime() - confirmedMs) throw new Refusal('passwordNeeded', passwordNeeded)
}

/** Called after the password was entered: a new token makes one that was copied before useless. */
export async function confirmSession({ db, clock }: SessionDeps, { request, reply }: Visit): Promise<void> {
  const token = newToken()
  if (!(await confirmStaffSession(db, staffSidOf(request), { sid: sidOf(token), now: clock() }))) throw new Unauthorized()
  cookie.give(reply, token)
}

/** The key under which this browser's sign-in is stored. */
export function staffSidOf(request: FastifyRequest): string {
  return cookie.sidOf(request) ?? ''
}

export async function endStaffSession({ db }: Pick<SessionDeps, 'db'>, { request, reply }: Visit): Promise<void> {
  const sid = cookie.sidOf(request)
  if (sid) await deleteStaffSession(db, sid)
  cookie.clear(reply)
}
