import { findPerson } from '#features/auth/server/door.ts'
import { listOpenIds } from '#features/jobs/server/door.ts'
import { unsubscribeUrl } from '#features/settings/server/door.ts'
import { reaction } from '#platform/server/events.ts'
import type { Facilities } from '#platform/server/facilities.ts'
import { type Digest, digestGathered } from '../contract.ts'
import { isEmpty } from '../rules.ts'
import { digestLetter } from './letters.ts'

export const sendDigest = reaction('sendDigest', digestGathered, async (facilities, gathered) => {
  const { db, post, sites } = facilities
  const digest = await withoutClosed(facilities, gathered)
  if (isEmpty(digest)) return
  const person = await findPerson(db, digest.userId)
  if (!person) return
  const kind = digest.updates.length > 0 ? 'daily' : 'alerts'
  const addresses = { mainUrl: sites.mainUrl, unsubscribeUrl: unsubscribeUrl(facilities, { userId: digest.userId, kind }) }
  await post(digestLetter(digest, person, addresses))
})

/** While mail was away, hours may have passed since the letter was put together. */
async function withoutClosed({ db, clock }: Pick<Facilities, 'db' | 'clock'>, digest: Digest): Promise<Digest> {
  const { matches, alerts } = digest
  const ids = [...matches, ...alerts].map(({ jobId }) => jobId)
  const open = ids.length > 0 ? await listOpenIds(db, ids, clock()) : new Set<string>()
  const isOpen = ({ jobId }: { readonly jobId: string }): boolean => open.has(jobId)
  return { ...digest, matches: matches.filter(isOpen), alerts: alerts.filter(isOpen) }
}
