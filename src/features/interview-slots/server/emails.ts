import { brand } from '#features/site/brand.ts'
import { receivedPath, trackingPath } from '#features/applications/rules.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Block, type Email, greeting } from '#platform/server/email.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { slotText, wayLabels } from '../rules.ts'
import { findInterviewParties, type InterviewParties } from './queries.ts'

/** The emails by occasion. Both sides get one of each, except the invitation. */
export const interviewEmails = [
  { kind: 'interview-invitation', write: (context, id) => toCandidate(context, id, 'invitation') },
  { kind: 'interview-confirmation', write: (context, id) => toCandidate(context, id, 'confirmation') },
  { kind: 'interview-reminder', write: (context, id) => toCandidate(context, id, 'reminder') },
  { kind: 'interview-cancelled', write: (context, id) => toCandidate(context, id, 'cancelled') },
  { kind: 'interview-booked', write: (context, id) => toInterviewer(context, id, 'confirmation') },
  { kind: 'interview-reminder-employer', write: (context, id) => toInterviewer(context, id, 'reminder') },
  { kind: 'interview-cancelled-employer', write: (context, id) => toInterviewer(context, id, 'cancelled') },
] as const satisfies readonly EmailTemplate[]

export type InterviewEmailKind = (typeof interviewEmails)[number]['kind']

type Occasion = 'invitation' | 'confirmation' | 'reminder' | 'cancelled'

/** A booking that was cancelled or changed before the email is written needs no confirmation. */
function isObsolete({ cancelledAt, bookedAt }: InterviewParties, occasion: Occasion): boolean {
  if (occasion === 'cancelled') return cancelledAt === null
  return cancelledAt !== null || (occasion !== 'invitation' && bookedAt === null)
}

/** Part of the key, because a changed invitation and the second reminder need emails of their own. */
function turnOf({ sequence, reminded }: InterviewParties, occasion: Occasion): string {
  return occasion === 'reminder' ? `${sequence}-${reminded}` : String(sequence)
}

async function toCandidate({ db, sites }: AppContext, invitationId: string, occasion: Occasion): Promise<Email | null> {
  const parties = await findInterviewParties(db, invitationId)
  if (!parties || isObsolete(parties, occasion)) return null
  const { title, company } = parties.jobSnapshot
  const texts = candidateTexts(title, company)[occasion]
  return {
    key: `interview-${occasion}-${invitationId}-${turnOf(parties, occasion)}-candidate`,
    to: parties.email,
    subject: texts.subject,
    body: [
      greeting(parties.firstName),
      texts.says,
      ...(occasion === 'cancelled' ? [] : [factsOf(parties)]),
      { button: texts.button, url: `${sites.mainUrl}${trackingPath(parties.applicationId)}#interview` },
    ],
    why: `You're receiving this email because you applied through ${brand.name}.`,
  }
}

type Texts = { readonly subject: string; readonly says: string; readonly button: string }

function candidateTexts(title: string, company: string): Readonly<Record<Occasion, Texts>> {
  const job = `${title} at ${company}`
  return {
    invitation: {
      subject: `Pick a time for your interview: ${job}`,
      says: `${company} invites you to an interview for ${title}. Pick one of the times.`,
      button: 'Pick a time',
    },
    confirmation: {
      subject: `Your interview is booked: ${job}`,
      says: `Your interview for ${title} is booked. You can add it to your calendar, or pick another time, on the page of your application.`,
      button: 'See your interview',
    },
    reminder: {
      subject: `Reminder: your interview for ${job}`,
      says: `Your interview for ${title} at ${company} is soon.`,
      button: 'See your interview',
    },
    cancelled: {
      subject: `Interview cancelled: ${job}`,
      says: `${company} has cancelled the interview for ${title}. Your application stays open unless they tell you otherwise.`,
      button: 'See your application',
    },
  }
}

async function toInterviewer({ db, sites }: AppContext, invitationId: string, occasion: Occasion): Promise<Email | null> {
  const parties = await findInterviewParties(db, invitationId)
  if (!parties || isObsolete(parties, occasion)) return null
  const { title } = parties.jobSnapshot
  const { fullName } = parties.cvSnapshot.personalInfo
  const texts: Readonly<Record<Occasion, readonly [subject: string, says: string]>> = {
    invitation: ['', ''],
    confirmation: [`Interview booked: ${fullName}, ${title}`, `${fullName} has picked a time for the interview.`],
    reminder: [`Reminder: interview with ${fullName}, ${title}`, `Your interview with ${fullName} is soon.`],
    cancelled: [`Interview cancelled: ${fullName}, ${title}`, `${fullName} has cancelled the interview.`],
  }
  const [subject, says] = texts[occasion]
  return {
    key: `interview-${occasion}-${invitationId}-${turnOf(parties, occasion)}-employer`,
    to: parties.interviewerEmail,
    subject,
    body: [
      greeting(parties.interviewerFirstName),
      says,
      ...(occasion === 'cancelled' ? [] : [factsOf(parties)]),
      { button: 'Open the application', url: sites.mainUrl + receivedPath(parties.applicationId) },
    ],
    why: `You're receiving this email because you offered this interview on ${brand.name}.`,
  }
}

function factsOf({ jobSnapshot, bookedAt, offered, minutes, way, place, note }: InterviewParties): Block {
  const times = offered.map((start) => slotText(start.toISOString())).join('; ')
  return {
    facts: [
      ['Job', jobSnapshot.title],
      ['Company', jobSnapshot.company],
      bookedAt ? ['Time', slotText(bookedAt.toISOString())] : ['Times offered', times],
      ['Length', `${minutes} minutes`],
      ['How', wayLabels[way]],
      ...(place ? [['Where', place] as const] : []),
      ...(note ? [['Note', note] as const] : []),
    ],
  }
}
