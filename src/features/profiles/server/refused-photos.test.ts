import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPng } from '#tests/factories/pictures.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const portal = await openPortal()
const call = 'PUT /api/profile/photo'
const bytes = { 'content-type': 'application/octet-stream' }

const upload = (person: Person, picture: Buffer, headers: Readonly<Record<string, string>> = bytes) =>
  person.call(call, picture, headers)
const photoOf = async (person: Person) => (await person.call('GET /api/profile')).json().photo
const files = () => portal.context.storage.list('photos')

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test.each([
  ['text that calls itself PNG', async () => Buffer.from('I am a picture, truly'), 400, 'noPicture'],
  ['an SVG with a script', async () => Buffer.from(svg), 400, 'noPicture'],
  ['the head of a PNG and nothing behind it', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400, 'noPicture'],
  [
    'noise behind the head of a JPEG',
    async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), randomBytes(9_000)]),
    400,
    'noPicture',
  ],
  [
    'a GIF',
    async () =>
      sharp(await aPng())
        .gif()
        .toBuffer(),
    400,
    'noPicture',
  ],
  ['half a PNG', async () => half(await noisy('png')), 400, 'noPicture'],
  ['half a JPEG', async () => half(await noisy('jpeg')), 400, 'noPicture'],
  ['half a WebP', async () => half(await noisy('webp')), 400, 'noPicture'],
  ['nothing at all', async () => Buffer.alloc(0), 400, 'noPicture'],
  ['a hundred megapixels in a small file', () => aPng({ width: 10_000, height: 10_000 }), 400, 'tooManyPixels'],
  ['six megabytes', async () => Buffer.alloc(6 * 1024 * 1024, 'x'), 413, 'tooLarge'],
])('%s is refused in a sentence, and nothing changes', async (_what, make, status, code) => {
  const asha = await portal.aUser()
  await upload(asha, await aPng())
  const [before, storedFiles] = [await photoOf(asha), await files()]
  const answer = await upload(asha, await make(), { 'content-type': 'image/png' })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ code, message: expect.stringMatching(/^This (photo|file) .*\.$/) })
  expect(await photoOf(asha)).toEqual(before)
  expect(await files()).toEqual(storedFiles)
})

test.each([['text/html'], ['application/json'], ['multipart/form-data; boundary=x'], ['image/svg+xml']])(
  'a body of the type %s is refused',
  async (type) => {
    const answer = await upload(await portal.aUser(), await aPng(), { 'content-type': type })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'wrongType', message: 'Please choose a photo in JPEG, PNG or WebP.' })
  },
)

test('a visitor cannot upload, and is refused before the file is read', async () => {
  expect((await upload(portal.visitor, Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(401)
  expect((await portal.visitor.call('DELETE /api/profile/photo')).statusCode).toBe(401)
})

test('another site cannot upload with our cookie', async () => {
  const asha = await portal.aUser()
  const answer = await upload(asha, await aPng(), { ...bytes, 'sec-fetch-site': 'cross-site' })
  expect(answer.statusCode).toBe(403)
  expect(await photoOf(asha)).toBeNull()
})

test('image processing is limited', async () => {
  const asha = await portal.aUser()
  const dot = await aPng({ width: 1, height: 1 })
  for (let time = 0; time < 30; time++) expect((await upload(asha, dot)).statusCode).toBe(200)
  expect((await upload(asha, dot)).statusCode).toBe(429)
})

test.each(['..%2f..%2fpostgres.log', '%2e%2e%2fsecret', 'nothing-128.webp', 'a.webp%00.txt'])('no photo is %s', async (name) => {
  expect((await portal.visitor.call(`GET /photos/${name}`)).statusCode).toBe(404)
})

function half(picture: Buffer): Buffer {
  return picture.subarray(0, picture.length / 2)
}

/** An image of one colour would be complete after a few bytes. */
function noisy(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  return sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}
