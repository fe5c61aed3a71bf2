import { salaryText } from '#features/jobs/rules.ts'
import { cardOf, listPeople } from '#features/resume-search/server/public.ts'
import { resumeAnswered, resumeInvited, resumeRequested, resumeReturned } from '#features/resume-unlocks/contract.ts'
import { requestsPath, resumePath } from '#features/resume-unlocks/rules.ts'
import { findRequester, findInvitation, findReceivedRow, type ResumeEmailKind } from '#features/resume-unlocks/server/public.ts'
import { findSettings } from '#features/settings/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { policyForMessage, policyForUpdate } from '../delivery-policy.ts'
import { deliver } from './notify.ts'

type ResumeNotice = {
  readonly userId: string
  readonly kind: ResumeEmailKind
  readonly subjectId: string
  readonly title: string
  readonly body: string
  readonly link: string
  /** True if somebody waits now and not until tomorrow. */
  readonly isUrgent?: boolean
}

async function tell(
  context: AppContext,
  { userId, kind, subjectId, title, body, link, isUrgent = false }: ResumeNotice,
): Promise<void> {
  const switches = await findSettings(context.db, userId)
  await deliver(context, {
    userId,
    content: {
      key: `${kind}-${subjectId}`,
      kind: 'contact',
      topic: 'contact',
      title,
      body,
      link,
      applicationId: null,
      messageId: null,
    },
    policy: isUrgent ? policyForMessage(true, switches) : policyForUpdate(switches),
    email: { kind, subjectId },
  })
}

export const notifyContactRequest = reaction('notifyContactRequest', resumeRequested, async (context, { requestId }) => {
  const request = await findReceivedRow(context.db, requestId)
  if (!request) return
  const { userId, company, jobTitle, status } = request
  const isOpen = status === 'unlocked'
  await tell(context, {
    userId,
    kind: 'resume-request',
    subjectId: requestId,
    title: isOpen ? `${company} has your contact details now` : `${company} asks for your contact details`,
    body: isOpen ? `For ${jobTitle}. You share with verified employers.` : `For ${jobTitle}. Accept or decline in your settings.`,
    link: requestsPath,
  })
})

/** Notifies the colleague who asked, with the name that the company may see. */
export const notifyContactAnswer = reaction('notifyContactAnswer', resumeAnswered, async (context, { requestId }) => {
  const request = await findReceivedRow(context.db, requestId)
  const asker = request && (await findRequester(context.db, requestId))
  const [person] = request ? await listPeople(context.db, [request.userId], request.employerId) : []
  if (!request || !asker || !person) return
  const { name } = cardOf(person)
  await tell(context, {
    userId: asker.id,
    kind: 'resume-answer',
    subjectId: requestId,
    title: `${name} has ${request.status === 'declined' ? 'declined' : 'accepted'}: ${request.jobTitle}`,
    body: request.status === 'declined' ? 'No unlock was used.' : 'Open the resume to see the contact details.',
    link: resumePath(request.userId),
  })
})

export const notifyContactReturned = reaction('notifyContactReturned', resumeReturned, async (context, { requestId }) => {
  const request = await findReceivedRow(context.db, requestId)
  if (!request) return
  await tell(context, {
    userId: request.userId,
    kind: 'resume-returned',
    subjectId: requestId,
    title: `${request.company} could not reach you`,
    body: 'Check the phone number and the email in your profile.',
    link: '/profile',
    isUrgent: true,
  })
})

export const notifyInvitation = reaction('notifyInvitation', resumeInvited, async (context, { invitationId }) => {
  const invitation = await findInvitation(context.db, invitationId)
  if (!invitation) return
  await tell(context, {
    userId: invitation.userId,
    kind: 'resume-invitation',
    subjectId: invitationId,
    title: `${invitation.company} invites you to apply: ${invitation.title}`,
    body: `${invitation.location} · ${salaryText(invitation)}`,
    link: `/jobs/${invitation.jobId}`,
  })
})
