import { findPerson, isSuspended } from '#features/auth/server/public.ts'
import { listOpenIds } from '#features/jobs/server/public.ts'
import { listPendingUpdates } from '#features/notifications/server/public.ts'
import { unsubscribeUrl } from '#features/settings/server/public.ts'
import { reaction } from '#platform/server/events.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { type Digest, digestCollected } from '../contract.ts'
import { isEmpty, kindOf } from '../rules.ts'
import { digestEmail } from './emails.ts'

export const sendDigest = reaction('sendDigest', digestCollected, async (context, gathered) => {
  const { db, sendEmail, sites } = context
  const digest = await asItStands(context, gathered)
  if (isEmpty(digest)) return
  const { userId, matches, alerts, updates } = digest
  const person = await findPerson(db, userId)
  if (!person || (await isSuspended(db, userId))) return
  const kind = kindOf({ hasJobs: matches.length + alerts.length > 0, hasUpdates: updates.length > 0 })
  const addresses = { mainUrl: sites.mainUrl, unsubscribeUrl: unsubscribeUrl(context, { userId, kind }) }
  await sendEmail(digestEmail(digest, person, addresses))
})

/** Removes what is outdated: if the mail server was down, hours may have passed, in which jobs closed, messages were read and accounts deleted. */
async function asItStands({ db, clock }: Pick<AppContext, 'db' | 'clock'>, digest: Digest): Promise<Digest> {
  const { matches, alerts, updates } = digest
  const jobIds = [...matches, ...alerts].map(({ jobId }) => jobId)
  const open = jobIds.length > 0 ? await listOpenIds(db, jobIds, clock()) : new Set<string>()
  const isOpen = ({ jobId }: { readonly jobId: string }): boolean => open.has(jobId)
  const still = await listPendingUpdates(
    db,
    updates.map(({ id }) => id),
  )
  return {
    ...digest,
    matches: matches.filter(isOpen),
    alerts: alerts.filter(isOpen),
    updates: updates.filter(({ id }) => still.has(id)),
  }
}
