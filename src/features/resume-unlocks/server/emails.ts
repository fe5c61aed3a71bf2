import { salaryText } from '#features/jobs/rules.ts'
import { cardOf, isBlocked, listPeople } from '#features/resume-search/server/public.ts'
import { findSettings, unsubscribeUrl } from '#features/settings/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Block, type Email, greeting } from '#platform/server/email.ts'
import type { EmailTemplate } from '#platform/server/feature.ts'
import { requestsPath, resumePath } from '../rules.ts'
import { findRequester, findPersonOf } from './email-queries.ts'
import { findInvitation } from './invitation-queries.ts'
import { findReceivedRow } from './request-queries.ts'

export const resumeEmails = [
  { kind: 'resume-request', write: writeRequest },
  { kind: 'resume-answer', write: writeAnswer },
  { kind: 'resume-returned', write: writeReturned },
  { kind: 'resume-invitation', write: writeInvitation },
] as const satisfies readonly EmailTemplate[]

export type ResumeEmailKind = (typeof resumeEmails)[number]['kind']

type Reader = { readonly id: string; readonly email: string; readonly firstName: string }
type Text = Pick<Email, 'key' | 'subject'> & { readonly body: readonly Block[] }

/** Applies the setting at the time when the email is written. */
async function toReader(
  context: AppContext,
  { id: userId, email, firstName }: Reader,
  { key, subject, body }: Text,
): Promise<Email | null> {
  const { applicationUpdates } = await findSettings(context.db, userId)
  if (!applicationUpdates) return null
  return {
    key,
    to: email,
    subject,
    body: [greeting(firstName), ...body],
    why: `You're receiving this email because "Application updates" is on in your settings.`,
    unsubscribeUrl: unsubscribeUrl(context, { userId, kind: 'applications' }),
  }
}

/** Also for a person who shares with verified employers; it then says that the details are unlocked. */
async function writeRequest(context: AppContext, requestId: string): Promise<Email | null> {
  const request = await findReceivedRow(context.db, requestId)
  const person = request && (await findPersonOf(context.db, request.userId))
  if (!person || (request.status !== 'pending' && request.status !== 'unlocked')) return null
  const { company, jobTitle, message, status } = request
  const isOpen = status === 'unlocked'
  return toReader(context, person, {
    key: `resume-request-${requestId}`,
    subject: isOpen ? `${company} has your contact details now` : `${company} asks for your contact details`,
    body: [
      isOpen
        ? `${company} asked for your contact details for ${jobTitle}, and sees them because you share them with verified employers.`
        : `${company} has read your resume and asks for your phone number and email for ${jobTitle}.`,
      ...(message ? [`They write:\n${message}`] : []),
      isOpen ? 'You can turn this off or block the company in your settings.' : 'They see nothing unless you accept.',
      { button: isOpen ? 'Open your settings' : 'Answer', url: context.sites.mainUrl + requestsPath },
    ],
  })
}

/** To the colleague who asked, if they are still in the team. */
async function writeAnswer(context: AppContext, requestId: string): Promise<Email | null> {
  const request = await findReceivedRow(context.db, requestId)
  const asker = request && (await findRequester(context.db, requestId))
  const [person] = request ? await listPeople(context.db, [request.userId], request.employerId) : []
  if (!asker || !person) return null
  const { name } = cardOf(person)
  const hasAccepted = request.status === 'unlocked' || request.status === 'accepted'
  return toReader(context, asker, {
    key: `resume-answer-${requestId}`,
    subject: hasAccepted ? `${name} has accepted: ${request.jobTitle}` : `${name} has declined: ${request.jobTitle}`,
    body: [
      hasAccepted
        ? `${name} shares the contact details with you.`
        : `${name} does not share the contact details. No unlock was used.`,
      { button: 'Open the resume', url: context.sites.mainUrl + resumePath(request.userId) },
    ],
  })
}

async function writeReturned(context: AppContext, requestId: string): Promise<Email | null> {
  const request = await findReceivedRow(context.db, requestId)
  const person = request && (await findPersonOf(context.db, request.userId))
  if (!person) return null
  return toReader(context, person, {
    key: `resume-returned-${requestId}`,
    subject: `${request.company} could not reach you`,
    body: [
      `${request.company} tried to reach you for ${request.jobTitle}, and your phone number or email did not work.`,
      { button: 'Check your contact details', url: `${context.sites.mainUrl}/profile` },
    ],
  })
}

async function writeInvitation(context: AppContext, invitationId: string): Promise<Email | null> {
  const invitation = await findInvitation(context.db, invitationId)
  if (!invitation || (await isBlocked(context.db, invitation))) return null
  const { userId, email, firstName, title, company, location, jobId } = invitation
  const { allowRecruiterContact } = await findSettings(context.db, userId)
  if (!allowRecruiterContact) return null
  return toReader(
    context,
    { id: userId, email, firstName },
    {
      key: `resume-invitation-${invitationId}`,
      subject: `${company} invites you to apply: ${title}`,
      body: [
        `${company} has read your resume and invites you to apply for ${title}.`,
        {
          facts: [
            ['Place', location],
            ['Pay', salaryText(invitation)],
          ],
        },
        { button: 'See the job', url: `${context.sites.mainUrl}/jobs/${jobId}` },
      ],
    },
  )
}
