import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderMarkdown } from '#features/articles/server/public.ts'
import { aPng } from '#tests/factories/pictures.ts'
import { openPortal } from '#tests/portal.ts'
import { pictureText } from '../draft.ts'

const portal = await openPortal()
const { db, visitor } = portal
const asha = await portal.aStaffMember('admin')
const bytes = { 'content-type': 'application/octet-stream' }
const upload = (picture: Buffer, alt = 'A payslip', headers: Readonly<Record<string, string>> = bytes) =>
  asha.call(`POST /api/admin/blog/pictures?alt=${encodeURIComponent(alt)}`, picture, headers)

/** Noise, which is hardest to compress. */
async function noise(width: number, height: number): Promise<Buffer> {
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .withMetadata({ exif: { IFD0: { Copyright: 'Secret place' } } })
    .toBuffer()
}

test('a picture is stored small and without metadata, and the article shows it with its description', async () => {
  const answer = await upload(await noise(1_600, 900))
  expect(answer.statusCode).toBe(201)
  const { address, width, height } = answer.json<{ address: string; width: number; height: number }>()
  expect(width / height).toBeCloseTo(16 / 9, 1)
  const served = await visitor.call(`GET ${address.split('#')[0]}`)
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(served.rawPayload.length).toBeLessThanOrEqual(10_000)
  expect(served.rawPayload.includes('Secret place')).toBe(false)
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width, height })
  const { html } = renderMarkdown(pictureText({ address, alt: 'A payslip', caption: 'Yours may differ' }))
  expect(html).toContain(`alt="A payslip" width="${width}" height="${height}"`)
  expect(html).toContain('<figcaption>Yours may differ</figcaption>')
  expect(await db.selectFrom('articlePictures').select(['alt', 'uploadedBy']).execute()).toEqual([
    { alt: 'A payslip', uploadedBy: asha.id },
  ])
})

test('a small picture is not enlarged', async () => {
  expect((await upload(await aPng({ width: 90, height: 60 }))).json()).toMatchObject({ width: 90, height: 60 })
})

test('a picture without a description is refused', async () => {
  const answer = await upload(await aPng(), '  ')
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, 'Describe the picture'])
})

test.each([
  ['text', Buffer.from('I am a picture'), 400, 'noPicture'],
  [
    'an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    400,
    'noPicture',
  ],
  ['the head of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400, 'noPicture'],
  ['eleven megabytes', Buffer.alloc(11 * 1024 * 1024, 'x'), 413, 'tooLarge'],
])('%s is refused', async (_what, content, status, code) => {
  const answer = await upload(content)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code])
})

test('a small file with a hundred megapixels is refused before it is decoded', async () => {
  expect((await upload(await aPng({ width: 10_000, height: 10_000 }))).json()).toMatchObject({ code: 'tooManyPixels' })
})

test.each(['..%2f..%2fx.webp', 'nothing.webp', 'a.webp%00.svg'])('no picture is %s', async (name) => {
  expect((await visitor.call(`GET /article-pictures/${name}`)).statusCode).toBe(404)
})
