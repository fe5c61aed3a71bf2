import type { ApplicationStatus } from '#features/applications/contract.ts'
import { receivedPath, statusLabels, statusMeanings, trackingPath } from '#features/applications/rules.ts'
import type { NotificationKind } from './contract.ts'

/** The topics of a digest besides new jobs. A receipt is about the person's own action: it is only emailed and never in the list. */
export const topics = ['moved', 'submitted', 'withdrawn', 'message', 'receipt', 'contact'] as const

export type Topic = (typeof topics)[number]

export type NotificationContent = {
  /** Identifies the event, so that a person gets one notification of it. */
  readonly key: string
  readonly kind: NotificationKind
  readonly topic: Topic
  readonly title: string
  readonly body: string
  readonly link: string
  /** Null if it is not about an application. */
  readonly applicationId: string | null
  readonly messageId: string | null
}

type ApplicationSubject = { readonly applicationId: string; readonly title: string; readonly company: string }
type AboutPerson = { readonly applicationId: string; readonly fullName: string; readonly title: string }

export function statusChangeContent(
  changeId: string,
  to: ApplicationStatus,
  { applicationId, title, company, note = null }: ApplicationSubject & { readonly note?: string | null },
): NotificationContent {
  return {
    key: `application-change-${changeId}`,
    kind: 'application',
    topic: 'moved',
    title: `${statusLabels[to]}: ${title} at ${company}`,
    body: note ?? statusMeanings[to],
    link: trackingPath(applicationId),
    applicationId,
    messageId: null,
  }
}

export function messageContent(messageId: string, { applicationId, title, company }: ApplicationSubject): NotificationContent {
  return {
    key: `application-message-${messageId}`,
    kind: 'message',
    topic: 'message',
    title: `${company} has written about your application for ${title}`,
    body: 'Open the application to read it and reply.',
    link: trackingPath(applicationId),
    applicationId,
    messageId,
  }
}

export function receiptContent({ applicationId, title, company }: ApplicationSubject): NotificationContent {
  return {
    key: `application-receipt-${applicationId}`,
    kind: 'application',
    topic: 'receipt',
    title: `You applied: ${title} at ${company}`,
    body: 'Sent to the employer with your CV.',
    link: trackingPath(applicationId),
    applicationId,
    messageId: null,
  }
}

export function submissionContent({ applicationId, fullName, title }: AboutPerson): NotificationContent {
  return {
    key: `application-${applicationId}`,
    kind: 'application',
    topic: 'submitted',
    title: `${fullName} has applied for ${title}`,
    body: 'The CV they sent is saved with the application.',
    link: receivedPath(applicationId),
    applicationId,
    messageId: null,
  }
}

export function withdrawalContent({ applicationId, fullName, title }: AboutPerson): NotificationContent {
  return {
    key: `application-${applicationId}-withdrawn`,
    kind: 'application',
    topic: 'withdrawn',
    title: `${fullName} has withdrawn the application for ${title}`,
    body: 'Their contact details are now hidden.',
    link: receivedPath(applicationId),
    applicationId,
    messageId: null,
  }
}

type AboutInterview = { readonly applicationId: string; readonly link: string; readonly title: string; readonly body: string }

/** `key` contains the invitation, its version and the side. */
export function interviewContent(key: string, { applicationId, link, title, body }: AboutInterview): NotificationContent {
  return { key, kind: 'application', topic: 'moved', title, body, link, applicationId, messageId: null }
}

export function questionContent(messageId: string, { applicationId, fullName, title }: AboutPerson): NotificationContent {
  return {
    key: `application-${applicationId}-message-${messageId}`,
    kind: 'message',
    topic: 'message',
    title: `${fullName} has written about the application for ${title}`,
    body: 'Open the application to read it and reply.',
    link: receivedPath(applicationId),
    applicationId,
    messageId,
  }
}
