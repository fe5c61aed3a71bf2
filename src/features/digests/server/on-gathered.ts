import { findPerson } from '#features/auth/server/door.ts'
import { listOpenIds } from '#features/jobs/server/door.ts'
import { listStillNews } from '#features/notifications/server/door.ts'
import { unsubscribeUrl } from '#features/settings/server/door.ts'
import { reaction } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { type Digest, digestGathered } from '../contract.ts'
import { isEmpty, kindOf } from '../rules.ts'
import { digestLetter } from './letters.ts'

export const sendDigest = reaction('sendDigest', digestGathered, async (facilities, gathered) => {
  const { db, post, sites } = facilities
  const digest = await asItStands(facilities, gathered)
  if (isEmpty(digest)) return
  const { userId, matches, alerts, updates } = digest
  const person = await findPerson(db, userId)
  if (!person) return
  const kind = kindOf({ hasJobs: matches.length + alerts.length > 0, hasUpdates: updates.length > 0 })
  const addresses = { mainUrl: sites.mainUrl, unsubscribeUrl: unsubscribeUrl(facilities, { userId, kind }) }
  await post(digestLetter(digest, person, addresses))
})

/** While mail was away, hours may have passed since the letter was put together: jobs close, messages are read, people leave. */
async function asItStands({ db, clock }: Pick<Facilities, 'db' | 'clock'>, digest: Digest): Promise<Digest> {
  const { matches, alerts, updates } = digest
  const jobIds = [...matches, ...alerts].map(({ jobId }) => jobId)
  const open = jobIds.length > 0 ? await listOpenIds(db, jobIds, clock()) : new Set<string>()
  const isOpen = ({ jobId }: { readonly jobId: string }): boolean => open.has(jobId)
  const still = await listStillNews(
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
