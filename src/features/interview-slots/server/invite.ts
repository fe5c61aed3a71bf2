import { carryOut, listPending } from '#features/applicants/server/public.ts'
import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { nextStatuses } from '#features/applications/rules.ts'
import { changeStatus, lockReceived } from '#features/applications/server/public.ts'
import { logAction } from '#features/employers/server/public.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish } from '#platform/server/events.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { type Invitation, type InvitationInput, interviewOffered, interviewSlots } from '../contract.ts'
import { isOfferable } from '../rules.ts'
import { changeInvitation, insertInvitation, lockInvitation } from './queries.ts'
import { readInvitation } from './read-invitation.ts'

/** Limited, because each invitation emails a candidate. */
const invitationsSent: RateLimit = { name: 'interview invitations', per: 'account', max: 200, windowSeconds: oneDay }

const call = interviewSlots['POST /api/employer/applicants/:applicationId/interview']
type InvitationOf = { readonly applicationId: string; readonly by: EmployerCaller }

/** Stores the invitation, the status and both events in one transaction. */
export async function invite(
  context: Pick<AppContext, 'db' | 'clock' | 'rateLimits'>,
  { applicationId, by }: InvitationOf,
  input: InvitationInput,
): Promise<Invitation | null> {
  const { db, clock, rateLimits } = context
  const now = clock()
  if (!input.startsAt.every((startsAt) => isOfferable(startsAt, now))) throw refuse(call, 'tooSoon')
  await rateLimits.consume([countOf(invitationsSent, by.id)])
  const ref = { applicationId, of: { employerId: by.employerId } }
  await db.transaction().execute(async (tx) => {
    const sent = await lockToInvite(tx, { applicationId, by }, now)
    if (sent.status !== 'interview') {
      if (!nextStatuses(sent.status, 'employer').includes('interview')) throw refuse(call, 'notAllowed')
      const { changeId } = await changeStatus(tx, { sent, to: 'interview', by: 'employer' }, now)
      await publish(tx, applicationMoved, { changeId })
    }
    const before = await lockInvitation(tx, ref)
    const invitationId = await store(tx, { by, applicationId, input, id: before?.id ?? null }, now)
    await publish(tx, interviewOffered, { invitationId })
    await logAction(tx, { employerId: by.employerId, userId: by.id, action: 'offered times for an interview' }, now)
  })
  return readInvitation(db, ref, now)
}

/** A pending move is settled first: one that closes the application refuses the invitation, any other is carried out. */
async function lockToInvite(tx: Tx, { applicationId, by }: InvitationOf, now: Date) {
  const lock = async () => {
    const [sent] = await lockReceived(tx, by.employerId, [applicationId])
    if (!sent) throw refuse(call, 'notFound')
    return sent
  }
  const sent = await lock()
  const [pending] = await listPending(tx, [applicationId])
  if (!pending) return sent
  const { toStatus } = pending
  if (toStatus !== 'interview' && !nextStatuses(toStatus, 'employer').includes('interview')) throw refuse(call, 'closing')
  await carryOut(tx, [applicationId], now)
  return lock()
}

type StoredInvitation = InvitationOf & { readonly input: InvitationInput; readonly id: string | null }

/** New times replace the earlier ones, and a booked time becomes free. */
async function store(tx: Tx, { by, applicationId, input, id }: StoredInvitation, now: Date): Promise<string> {
  const { minutes, way, place, note } = input
  const offered = [...new Set(input.startsAt.map((startsAt) => Date.parse(startsAt)))].toSorted((a, b) => a - b)
  const values = { minutes, way, place, note, offered: offered.map((time) => new Date(time)), interviewerId: by.id }
  if (id) {
    await changeInvitation(tx, id, { ...values, bookedAt: null, bookedUntil: null, reminded: 0 }, now)
    return id
  }
  const made = newId()
  await insertInvitation(tx, { id: made, applicationId, employerId: by.employerId, ...values, createdAt: now, updatedAt: now })
  return made
}
