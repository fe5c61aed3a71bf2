import { receivedPath, trackingPath } from '#features/applications/rules.ts'
import {
  interviewBooked,
  interviewCancelled,
  interviewOffered,
  interviewReminderDue,
} from '#features/interview-slots/contract.ts'
import { slotText } from '#features/interview-slots/rules.ts'
import { findInterviewParties, type InterviewParties } from '#features/interview-slots/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { reaction } from '#platform/server/events.ts'
import { interviewContent } from '../content.ts'
import { deliver, type DueEmail } from './notify.ts'

type InterviewNews = { readonly name: string; readonly title: string; readonly kind: DueEmail['kind'] }

/** Somebody waits for an answer, so each event has its own email whatever the settings say. */
async function tell(
  context: AppContext,
  parties: InterviewParties,
  to: 'candidate' | 'employer',
  news: InterviewNews,
): Promise<void> {
  const { id, applicationId, sequence, reminded, bookedAt, userId, interviewerId } = parties
  const isCandidate = to === 'candidate'
  await deliver(context, {
    userId: isCandidate ? userId : interviewerId,
    content: interviewContent(`interview-${news.name}-${id}-${sequence}-${reminded}-${to}`, {
      applicationId,
      link: isCandidate ? trackingPath(applicationId) : receivedPath(applicationId),
      title: news.title,
      body: bookedAt ? slotText(bookedAt.toISOString()) : 'Open the application to see it.',
    }),
    policy: 'at once',
    email: { kind: news.kind, subjectId: id },
  })
}

const jobOf = ({ jobSnapshot: { title, company } }: InterviewParties): string => `${title} at ${company}`
const nameOf = ({ cvSnapshot, jobSnapshot }: InterviewParties): string =>
  `${cvSnapshot.personalInfo.fullName}, ${jobSnapshot.title}`

export const notifyInterviews = [
  reaction('notifyInterviewOffer', interviewOffered, async (context, { invitationId }) => {
    const parties = await findInterviewParties(context.db, invitationId)
    if (!parties) return
    const title = `Pick a time for your interview: ${jobOf(parties)}`
    await tell(context, parties, 'candidate', { name: 'offer', title, kind: 'interview-invitation' })
  }),
  reaction('notifyInterviewBooking', interviewBooked, async (context, { invitationId }) => {
    const parties = await findInterviewParties(context.db, invitationId)
    if (!parties) return
    const [mine, theirs] = [`Your interview is booked: ${jobOf(parties)}`, `Interview booked: ${nameOf(parties)}`]
    await tell(context, parties, 'candidate', { name: 'booking', title: mine, kind: 'interview-confirmation' })
    await tell(context, parties, 'employer', { name: 'booking', title: theirs, kind: 'interview-booked' })
  }),
  reaction('notifyInterviewReminder', interviewReminderDue, async (context, { invitationId }) => {
    const parties = await findInterviewParties(context.db, invitationId)
    if (!parties) return
    const [mine, theirs] = [`Your interview is soon: ${jobOf(parties)}`, `Interview soon: ${nameOf(parties)}`]
    await tell(context, parties, 'candidate', { name: 'reminder', title: mine, kind: 'interview-reminder' })
    await tell(context, parties, 'employer', { name: 'reminder', title: theirs, kind: 'interview-reminder-employer' })
  }),
  reaction('notifyInterviewCancellation', interviewCancelled, async (context, { invitationId, by }) => {
    const parties = await findInterviewParties(context.db, invitationId)
    if (!parties) return
    if (by === 'employer') {
      const title = `Interview cancelled: ${jobOf(parties)}`
      await tell(context, parties, 'candidate', { name: 'cancelled', title, kind: 'interview-cancelled' })
    } else {
      const title = `Interview cancelled: ${nameOf(parties)}`
      await tell(context, parties, 'employer', { name: 'cancelled', title, kind: 'interview-cancelled-employer' })
    }
  }),
]
