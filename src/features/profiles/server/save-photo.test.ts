import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aJpeg, aPhonePhoto, aPng } from '#tests/factories/pictures.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const call = 'PUT /api/profile/photo'
const bytes = { 'content-type': 'application/octet-stream' }

const upload = (person: Person, picture: Buffer, headers: Readonly<Record<string, string>> = bytes) =>
  person.call(call, picture, headers)
const photoOf = async (person: Person) => (await person.call('GET /api/profile')).json().photo
const files = () => portal.context.storage.list('photos')

test('a photo becomes two squares, and the account shows it', async () => {
  const asha = await portal.aUser()
  const answer = await upload(asha, await aJpeg({ width: 1_000, height: 600 }))
  expect(answer.statusCode).toBe(200)
  const photo = answer.json()
  expect(photo.small).toMatch(/^\/photos\/[\w-]{43}-128\.webp$/)
  expect(await photoOf(asha)).toEqual(photo)
  expect((await asha.call('GET /api/auth/user')).json().profileImageUrl).toBe(photo.small)
  for (const [url, edge] of [
    [photo.small, 128],
    [photo.large, 384],
  ]) {
    const { rawPayload, headers } = await portal.visitor.call(`GET ${url}`)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: edge, height: edge })
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining(`default-src 'none'`),
    })
  }
})

test.each([
  ['PNG', aPng],
  ['JPEG', aJpeg],
  [
    'WebP',
    async () =>
      sharp(await aPng())
        .webp()
        .toBuffer(),
  ],
  ['a picture of one pixel', () => aPng({ width: 1, height: 1 })],
  ['a very tall picture', () => aPng({ width: 3, height: 9_000 })],
  [
    'a picture with see-through parts',
    async () =>
      sharp(await aPng())
        .ensureAlpha(0.5)
        .png()
        .toBuffer(),
  ],
  [
    'a grey picture',
    async () =>
      sharp(await aPng())
        .greyscale()
        .jpeg()
        .toBuffer(),
  ],
  [
    'a picture for printing',
    async () =>
      sharp(await aPng())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
  ],
])('%s is accepted', async (_what, draw) => {
  expect((await upload(await portal.aUser(), await draw())).statusCode).toBe(200)
})

test('location and camera are removed, and it is upright', async () => {
  const asha = await portal.aUser()
  const source = await aPhonePhoto()
  expect(source.includes('Secretphone')).toBe(true)
  const { large } = (await upload(asha, source)).json()
  const { rawPayload } = await portal.visitor.call(`GET ${large}`)
  const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata()
  expect({ exif, xmp, icc, orientation }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, orientation: undefined })
  expect(rawPayload.includes('Secretphone')).toBe(false)
})

test('a photo taken with a rotated camera is turned upright', async () => {
  const red = await aPng({ width: 300, height: 600, colour: '#ff0000' })
  const halves = sharp({ create: { width: 600, height: 600, channels: 3, background: '#0000ff' } }).composite([
    { input: red, left: 0, top: 0 },
  ])
  // Rotated clockwise by a quarter turn, the left half is at the top.
  const lying = await halves.jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { large } = (await upload(await portal.aUser(), lying)).json()
  const { rawPayload } = await portal.visitor.call(`GET ${large}`)
  const above = await sharp(rawPayload).extract({ left: 190, top: 20, width: 4, height: 4 }).stats()
  expect(above.dominant.r).toBeGreaterThan(200)
  expect(above.dominant.b).toBeLessThan(60)
})

test('a new photo replaces the old one, whose files are deleted', async () => {
  const asha = await portal.aUser()
  const old = (await upload(asha, await aPng())).json()
  const next = (await upload(asha, await aPng({ colour: '#ff0000' }))).json()
  await portal.settle()
  expect(await photoOf(asha)).toEqual(next)
  expect((await portal.visitor.call(`GET ${next.small}`)).statusCode).toBe(200)
  for (const url of [old.small, old.large]) expect((await portal.visitor.call(`GET ${url}`)).statusCode).toBe(404)
})

test('a photo can be removed, and removing it again does no harm', async () => {
  const asha = await portal.aUser()
  const { small, large } = (await upload(asha, await aPng())).json()
  for (let time = 0; time < 2; time++) expect((await asha.call('DELETE /api/profile/photo')).statusCode).toBe(200)
  await portal.settle()
  expect(await photoOf(asha)).toBeNull()
  for (const url of [small, large]) expect((await portal.visitor.call(`GET ${url}`)).statusCode).toBe(404)
})

test('of many concurrent uploads one photo is left, and no file without an owner', async () => {
  const asha = await portal.aUser()
  const before = (await files()).length
  const pictures = await Promise.all(['#ff0000', '#00ff00', '#0000ff', '#ffff00'].map((colour) => aPng({ colour })))
  const answers = await Promise.all(pictures.map((picture) => upload(asha, picture)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  await portal.settle()
  expect((await files()).length).toBe(before + 2)
  expect((await portal.visitor.call(`GET ${(await photoOf(asha)).large}`)).statusCode).toBe(200)
})
