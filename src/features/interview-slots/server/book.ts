import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { listPending } from '#features/applicants/server/public.ts'
import { changeStatus, findMove, lockSubmitted } from '#features/applications/server/public.ts'
import type { Side } from '#features/applications/thread-contract.ts'
import { applicationWithdrawn } from '#features/applications/tracking-contract.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Tx } from '#platform/server/db.ts'
import { publish, reaction } from '#platform/server/events.ts'
import { type Invitation, interviewBooked, interviewCancelled, interviewReminderDue, interviewSlots } from '../contract.ts'
import { remindersPast } from '../rules.ts'
import { changeInvitation, endInvitation, lockInvitation, type Party, type Ref } from './queries.ts'
import { takeReminders } from './upcoming-queries.ts'
import { readInvitation } from './read-invitation.ts'

const picking = interviewSlots['PUT /api/applications/:applicationId/interview']
type BookContext = Pick<AppContext, 'db' | 'clock'>

const minuteMs = 60_000

/** Books a time. If two candidates choose the same time of one interviewer, the constraint of the table lets only one succeed. */
export async function book({ db, clock }: BookContext, ref: Ref, startsAt: string): Promise<Invitation> {
  const [now, start] = [clock(), new Date(startsAt)]
  const isPicked = db.transaction().execute(async (tx) => {
    const invitation = await lockInvitation(tx, ref)
    if (!invitation) throw refuse(picking, 'notFound')
    const isOffered = invitation.offered.some((time) => time.getTime() === start.getTime())
    if (!isOffered || start <= now) throw refuse(picking, 'notOffered')
    if (invitation.bookedAt?.getTime() === start.getTime()) return
    const bookedUntil = new Date(start.getTime() + invitation.minutes * minuteMs)
    await changeInvitation(tx, invitation.id, { bookedAt: start, bookedUntil, reminded: remindersPast(start, now) }, now)
    await publish(tx, interviewBooked, { invitationId: invitation.id })
  })
  await isPicked.catch((error: unknown) => {
    throw isOverlap(error) ? refuse(picking, 'taken') : error
  })
  return assertDefined(await readInvitation(db, ref, now), 'the invitation')
}

const exclusionViolation = '23P01'
const deadlock = '40P01'

/** Two overlapping rows that are inserted at once wait for each other; the database aborts one of them. */
function isOverlap(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === exclusionViolation || code === deadlock
}

/** Returns false if there is no invitation. */
export async function cancel({ db, clock }: BookContext, ref: Ref): Promise<boolean> {
  const now = clock()
  const by = sideOf(ref.of)
  return db.transaction().execute(async (tx) => {
    // Locked before the invitation, as an offer of times does: in another order the two could deadlock.
    const sent = await lockSubmitted(tx, ref)
    const invitation = await lockInvitation(tx, ref)
    if (!sent || !invitation) return false
    await changeInvitation(tx, invitation.id, { cancelledAt: now, cancelledBy: by }, now)
    await leaveInterview(tx, { sent, by }, now)
    await publish(tx, interviewCancelled, { invitationId: invitation.id, by })
    return true
  })
}

type CancelledInterview = { readonly sent: NonNullable<Awaited<ReturnType<typeof lockSubmitted>>>; readonly by: Side }

/**
 * "Interview Scheduled" would be untrue from now on. A pending move decides the status itself, and would be dropped if this changed it. No event is
 * published, because the notification of the cancellation is enough.
 */
async function leaveInterview(tx: Tx, { sent, by }: CancelledInterview, now: Date): Promise<void> {
  if (sent.status !== 'interview' || (await listPending(tx, [sent.id])).length > 0) return
  await changeStatus(tx, { sent, to: 'under_review', by, note: 'The interview was cancelled.' }, now)
}

function sideOf(party: Party): Side {
  return 'userId' in party ? 'candidate' : 'employer'
}

/** Ends an invitation without a notification, because that of the withdrawal or rejection is enough. */
function end({ db, clock }: BookContext, applicationId: string, by: Side): Promise<void> {
  return endInvitation(db, { applicationId, by }, clock())
}

export const endWithApplication = [
  reaction('endInterviewAfterWithdrawal', applicationWithdrawn, (context, { applicationId }) =>
    end(context, applicationId, 'candidate'),
  ),
  reaction('endInterviewAfterRejection', applicationMoved, async (context, { changeId }) => {
    const move = await findMove(context.db, changeId)
    if (move?.toStatus === 'rejected') await end(context, move.id, 'employer')
  }),
]

export async function remind({ db, clock }: BookContext): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const invitationId of await takeReminders(tx, clock())) await publish(tx, interviewReminderDue, { invitationId })
  })
}
