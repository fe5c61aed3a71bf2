import { findEmailRecipient } from '#features/employers/server/public.ts'
import { brand } from '#features/site/brand.ts'
import { momentText } from '#platform/contract/dates.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { sessionPath } from '../rules.ts'
import { provisionalUntil } from './present-session.ts'
import { findSession } from './session-queries.ts'

/** The email about the end of an interview, to one member of the company's team. */
export const interviewEndEmail = {
  kind: 'ai-interview-completed',
  write: async ({ db, clock, sites }, sessionId, recipientId) => {
    const session = await findSession(db, sessionId)
    if (session?.status !== 'completed' || session.withdrawnAt) return null
    const recipient = await findEmailRecipient(db, session.employerId, recipientId)
    if (!recipient) return null
    const { candidate, role, answerCount, kit } = session
    const until = provisionalUntil(session, clock())
    return {
      key: `ai-interview-completed-${sessionId}-${recipient.id}`,
      to: recipient.email,
      subject: `AI interview completed: ${role}`,
      body: [
        `${candidate} has completed the interview for ${role}: ${answerCount} of ${kit.questions.length} questions are answered.`,
        ...(until
          ? [`The result is provisional until ${momentText(until.toISOString())}: the candidate can correct the transcript.`]
          : []),
        { button: 'Read the answers', url: sites.mainUrl + sessionPath(sessionId) },
        'The scores decide nothing. Please read the answers and decide yourself.',
      ],
      why: `You're receiving this email because your company holds interviews on ${brand.name}.`,
    }
  },
} as const satisfies EmailTemplate
