import { applicationMoved } from '#features/applications/hiring-contract.ts'
import { findMove } from '#features/applications/server/public.ts'
import type { Side } from '#features/applications/thread-contract.ts'
import { applicationWithdrawn } from '#features/applications/tracking-contract.ts'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
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
    const invitation = await lockInvitation(tx, ref)
    if (!invitation) return false
    await changeInvitation(tx, invitation.id, { cancelledAt: now, cancelledBy: by }, now)
    await publish(tx, interviewCancelled, { invitationId: invitation.id, by })
    return true
  })
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
