import { findPerson } from '#features/auth/server/door.ts'
import { unsubscribeUrl } from '#features/settings/server/door.ts'
import { reaction } from '#platform/server/events.ts'
import { digestGathered } from '../contract.ts'
import { digestLetter } from './letters.ts'

export const sendDigest = reaction('sendDigest', digestGathered, async (facilities, digest) => {
  const { db, post, sites } = facilities
  const person = await findPerson(db, digest.userId)
  if (!person) return
  const kind = digest.updates.length > 0 ? 'daily' : 'alerts'
  const addresses = { mainUrl: sites.mainUrl, unsubscribeUrl: unsubscribeUrl(facilities, { userId: digest.userId, kind }) }
  await post(digestLetter(digest, person, addresses))
})
