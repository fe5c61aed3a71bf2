import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import type { NotificationKind } from './contract.ts'

type News = {
  /** Names the deed: one deed is told to one person once. */
  readonly key: string
  readonly kind: NotificationKind
  readonly title: string
  readonly body: string
  readonly link: string
}

type About = { readonly applicationId: string; readonly title: string; readonly company: string }

export function newsOfMove(changeId: string, to: ApplicationStatus, { applicationId, title, company }: About): News {
  return {
    key: `application-change-${changeId}`,
    kind: 'application',
    title: `${statusLabels[to]}: ${title} at ${company}`,
    body: 'The employer has moved your application.',
    link: `/applications/${applicationId}`,
  }
}

export function newsOfMessage(messageId: string, { applicationId, title, company }: About): News {
  return {
    key: `application-message-${messageId}`,
    kind: 'message',
    title: `${company} has written about your application for ${title}`,
    body: 'Open the application to read and answer it.',
    link: `/applications/${applicationId}`,
  }
}
