import { CallFailed, type SentencePer } from '#platform/web/call.ts'
import { noConnection } from '#platform/web/sentence-of.ts'
import type { Message } from '#platform/web/ui/toast.ts'
import type { applications } from '../contract.ts'

type Apply = (typeof applications)['POST /api/applications']

/** The message after applying, with a link to the application that was sent. */
export function sentMessage(applicationId: string): Message {
  const to = `/applications/${applicationId}`
  return {
    title: 'Application Submitted!',
    text: 'Your application has been sent to the employer. Good luck!',
    links: [
      { to, label: 'See what was sent' },
      { to: `${to}#withdraw`, label: 'Withdraw' },
    ],
  }
}

const failed = (text: string): Message => ({ title: 'Application Failed', text, isAlert: true })

const refused: SentencePer<Apply, Message> = {
  cvRequired: {
    title: 'CV Required',
    text: 'Please build your CV first before applying for jobs.',
    isAlert: true,
    links: [{ to: '/cv-builder', label: 'Build your CV' }],
  },
  jobClosed: failed('This job is no longer open'),
  alreadyApplied: failed('You have already applied for this job'),
  answersRequired: failed('Please answer the questions of the employer'),
  knockedOut: failed('The employer cannot take anybody with one of these answers, so nothing was sent.'),
}

export function messageFor(error: unknown): Message {
  if (!(error instanceof CallFailed)) return failed(noConnection)
  return refused[error.code as keyof typeof refused] ?? failed(error.said ?? noConnection) // `??` covers codes of a newer server
}
