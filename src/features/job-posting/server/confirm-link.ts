import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#platform/server/app-context.ts'

/** The jobs that the link confirms: one job, or all jobs of the company that wait for a confirmation. */
export type ConfirmationToken = { readonly employerId: string; readonly postingId: string | null; readonly day: number }

type LinkSigner = Pick<AppContext, 'keyFor'>

/** Longer than a job stays open without an answer. */
const validDays = 30

export function confirmationUrl({ keyFor, sites }: Pick<AppContext, 'keyFor' | 'sites'>, token: ConfirmationToken): string {
  const { employerId, postingId, day } = token
  return `${sites.mainUrl}/employer/confirm-job?token=${employerId}.${postingId ?? 'all'}.${day}.${signature({ keyFor }, token)}`
}

/** Null if the signature is invalid or the email is too old. */
export function readConfirmation(signing: LinkSigner, text: string, today: number): ConfirmationToken | null {
  const [employerId = '', what = '', day = '', signed = ''] = text.split('.')
  const token = { employerId, postingId: what === 'all' ? null : what, day: Number(day) }
  const [ours, theirs] = [Buffer.from(signature(signing, token)), Buffer.from(signed)]
  if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) return null
  return today - token.day <= validDays ? token : null
}

function signature({ keyFor }: LinkSigner, { employerId, postingId, day }: ConfirmationToken): string {
  return createHmac('sha256', keyFor('job confirmations'))
    .update(`${employerId} ${postingId ?? 'all'} ${day}`)
    .digest('base64url')
}
