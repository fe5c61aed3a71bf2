import { brand } from '#features/site/brand.ts'
import { longDateText } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Email } from '#platform/server/email.ts'
import { reaction } from '#platform/server/events.ts'
import { sessionCancelled, sessionCompleted, sessionScheduled } from '../contract.ts'
import { correctionHours } from '../rules.ts'
import { linkOf } from './candidate-access.ts'
import { findCompanyName, findSession, type SessionRow } from './session-queries.ts'

type EmailContent = Pick<Email, 'key' | 'subject' | 'body'>

async function toCandidate(
  { db, sendEmail }: AppContext,
  session: SessionRow,
  write: (company: string) => EmailContent,
): Promise<void> {
  const { candidateEmail: to } = session
  if (!to) return
  const company = await findCompanyName(db, session.employerId)
  const why = `You're receiving this email because ${company} has invited this address to an interview at ${brand.name}.`
  await sendEmail({ to, why, ...write(company) })
}

/** Sends the newest link only: if there is a newer one by now, this email is skipped. */
export const emailLink = reaction('emailInterviewLink', sessionScheduled, async (context, { sessionId, serial }) => {
  const session = await findSession(context.db, sessionId)
  if (session?.linkSerial !== serial || (session.status !== 'scheduled' && session.status !== 'in_progress')) return
  await toCandidate(context, session, (company) => ({
    key: `ai-interview-${sessionId}-${serial}`,
    subject: `${company} invites you to an interview: ${session.role}`,
    body: [
      `Hello ${session.candidate},`,
      `${company} invites you to a first interview for ${session.role}. A program asks the questions; it takes about twenty minutes, at any time that suits you. You can speak or type your answers.`,
      { button: 'Open the interview', url: linkOf(context, session) },
      `The link is for you alone${session.linkExpiresAt ? ` and works until ${longDateText(session.linkExpiresAt.toISOString())}` : ''}. Before anything begins, you read what is stored and may ask for a person instead.`,
    ],
  }))
})

export const emailCancelled = reaction('emailInterviewCancelled', sessionCancelled, async (context, { sessionId, by }) => {
  const session = await findSession(context.db, sessionId)
  if (!session || by === 'candidate') return
  await toCandidate(context, session, (company) => ({
    key: `ai-interview-cancelled-${sessionId}`,
    subject: `Your interview with ${company} is cancelled`,
    body: [
      `Hello ${session.candidate},`,
      `${company} has cancelled your interview for ${session.role}. There is nothing for you to do.`,
    ],
  }))
})

export const emailTranscript = reaction('emailInterviewTranscript', sessionCompleted, async (context, { sessionId }) => {
  const session = await findSession(context.db, sessionId)
  if (!session || session.withdrawnAt) return
  await toCandidate(context, session, (company) => ({
    key: `ai-interview-transcript-${sessionId}`,
    subject: `Your interview with ${company}: transcript and feedback`,
    body: [
      `Hello ${session.candidate},`,
      `Thank you for your interview for ${session.role}. You can read the transcript and the feedback, and correct what was misheard within ${correctionHours} hours.`,
      { button: 'Read the transcript', url: linkOf(context, session) },
      'On the same page you can delete everything that you said. A person at the company decides, not the program.',
    ],
  }))
})
