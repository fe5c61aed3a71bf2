import { expect, test } from 'vitest'
import { aPng } from '#tests/factories/pictures.ts'
import { openPortal } from '#tests/portal.ts'
import { sweepPhotos } from './sweep-photos.ts'

let ahead = 0
const portal = await openPortal({ clock: () => new Date(Date.now() + ahead) })
const { storage } = portal.context
const bytes = { 'content-type': 'application/octet-stream' }
const twoHoursMs = 2 * 60 * 60 * 1_000

test('photos of deleted accounts are removed after a while; all others stay', async () => {
  const [asha, rohit] = [await portal.aUser(), await portal.aUser()]
  const photo = (await asha.call('PUT /api/profile/photo', await aPng(), bytes)).json()
  const lost = (await rohit.call('PUT /api/profile/photo', await aPng(), bytes)).json()
  await portal.db.deleteFrom('users').where('id', '=', rohit.id).execute()

  await sweepPhotos.run(portal.context)
  expect(await storage.list('photos')).toHaveLength(4)
  ahead = twoHoursMs
  await sweepPhotos.run(portal.context)
  const names = (await storage.list('photos')).map(({ name }) => `/${name}`)
  expect(new Set(names)).toEqual(new Set([photo.small, photo.large]))
  expect(names).not.toContain(lost.small)
})
