import { brand } from '#features/site/brand.ts'
import { reportOfSession } from '#features/interview-sessions/server/public.ts'
import { logPersonalData } from '#features/staff/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import type { Feature } from '#platform/server/feature.ts'
import { disputeDecided, disputeModeration, interviewDisputes } from '../contract.ts'
import { disputeQueue, findDisputeById } from './queries.ts'
import { disputeModerationRoutes, interviewDisputeRoutes } from './routes.ts'

const emailDecision = reaction('emailDisputeDecision', disputeDecided, async ({ db, clock, sendEmail }, { disputeId }) => {
  const dispute = await findDisputeById(db, disputeId)
  if (!dispute?.answer) return
  const found = await reportOfSession(db, dispute.sessionId, clock())
  const to = found?.report.candidateEmail
  if (!to) return
  await sendEmail({
    key: `interview-dispute-${disputeId}`,
    to,
    subject: `The review of your interview for ${found.report.role}`,
    body: [
      `Hello ${found.report.candidateName},`,
      dispute.status === 'upheld'
        ? `A person at ${brand.name} has read your interview and removed its scores. ${found.company} reads your answers without them.`
        : `A person at ${brand.name} has read your interview. Its scores stay.`,
      dispute.answer,
    ],
    why: `You're receiving this email because you asked ${brand.name} for a review of your interview.`,
  })
})

export const interviewDisputesFeature: Feature = {
  name: 'interview-disputes',
  about: 'Candidates ask for a person to look at the scores of their interview, and the queue of staff for it.',
  standsOn: ['site', 'staff', 'moderation', 'interview-sessions', 'candidate-interviews'],
  calls: [
    { contract: interviewDisputes, routes: interviewDisputeRoutes },
    { contract: disputeModeration, routes: disputeModerationRoutes },
  ],
  reactions: [emailDecision],
  queues: [disputeQueue],
  personalData: [
    {
      table: 'interview_disputes',
      about: 'Reviews of your interviews that you have asked for.',
      links: [{ column: 'session_id', in: 'interview_sessions' }],
      onDelete: 'erased',
    },
    ...logPersonalData({
      name: 'admin_logs_of_disputes',
      of: 'interview_disputes',
      about: 'What our staff has done about your reviews.',
    }),
  ],
}
