/** Pictures of doubtful fields, and hostile files, which at worst lose their pictures. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawnPage, noise } from '#tests/cv-import/resumes/drawn-page.ts'
import { openPortal } from '#tests/portal.ts'
import { aBox, doubtfulResult } from '#tests/cv-import/doubtful-result.ts'
import type { ImportResult } from '../contract.ts'
import { openDoubtPictures } from './doubt-pictures.ts'
import { pdfParagraphs } from './pdf-paragraphs.ts'
import { openReader } from './reader.ts'

const { aUser, visitor } = await openPortal()
const foreign = path.resolve(import.meta.dirname, '../../../../tests/cv-import/foreign')
const milky = readFileSync(path.join(foreign, 'rover-milky.pdf'))
const bytes = { 'content-type': 'application/octet-stream' }

/** Long limits for slow machines, in tests that do not test the limits. */
const patient = { timeoutMs: 20_000, starvedMs: 60_000, patienceMs: 60_000 }
const withPictures = openDoubtPictures(patient)

/** A black box in PDF syntax: 200 points wide and 20 high, 100 points from the left and from the top. */
const block = '0 0 0 rg 100 680 200 20 re f'
const pixelsOf = async ({ src }: NonNullable<ImportResult['pictures']>[number]) =>
  sharp(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })

describe('what is drawn', () => {
  test.each([
    ['a page', '/MediaBox [0 0 600 800]', block],
    ['a page whose corner is elsewhere', '/MediaBox [50 200 650 1000]', `1 0 0 1 50 200 cm ${block}`],
  ])('is the box and a little around it, of %s', async (_, more, content) => {
    const { pictures, readings } = await withPictures(doubtfulResult(aBox), drawnPage({ content, more }))
    expect(pictures).toMatchObject([{ x: 94, width: 212, height: 24, src: expect.stringMatching(/^data:image\/png;base64,/) }])
    expect(readings).toMatchObject([{ picture: 0 }])
    const { data, info } = await pixelsOf(pictures?.[0] ?? { src: '', x: 0, width: 0, height: 0 })
    expect([info.width, info.height]).toEqual([424, 48])
    const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? -1
    expect([at(2, 24), at(14, 24), at(400, 24), at(420, 24), at(200, 1)]).toEqual([255, 0, 0, 255, 255])
  })

  test('is counted from the corner of the page that is seen, as its text is', async () => {
    const text = 'BT /F 12 Tf 100 700 Td (Asha Menon) Tj ET'
    const places = [
      drawnPage({ content: text }),
      drawnPage({ content: `1 0 0 1 50 200 cm ${text}`, more: '/MediaBox [50 200 650 1000]' }),
    ].map(async (file) => (await pdfParagraphs(file)).paragraphs.map(({ place }) => place?.box))
    const [plain, moved] = await Promise.all(places)
    expect(plain).toMatchObject([{ x: 100, y: expect.closeTo(89.8) }])
    expect(moved).toEqual(plain)
  })

  test('is what an import was not sure of, and fields of one line share it', async () => {
    const read = await openReader(patient).read(milky)
    const { doubts, readings = [], pictures = [] } = await withPictures(read.imported, milky)
    expect(pictures.length).toBeGreaterThan(3)
    const ofLine = Map.groupBy(readings, ({ picture }) => picture)
    expect(new Set(ofLine.keys())).toEqual(new Set([undefined, ...pictures.keys()]))
    expect(readings.filter(({ field, box }) => box && doubts.includes(field))).toEqual(
      readings.filter(({ picture }) => picture !== undefined),
    )
    expect(pictures.length).toBeLessThan(readings.filter(({ picture }) => picture !== undefined).length)
    const [company, end] = ['experience.0.startDate', 'experience.0.endDate'].map((field) =>
      readings.find((one) => one.field === field),
    )
    expect(company?.x, 'the time is at the right end of its line').toBeGreaterThan((end?.box?.x ?? 0) + 200)
    for (const picture of pictures) {
      const { data } = await pixelsOf(picture)
      expect([Math.min(...data) < 64, Math.max(...data)]).toEqual([true, 255])
    }
  })

  // On a busy machine, an import may have no pictures.
  test('is there with and without an account, and no cache stores it', { retry: 2, timeout: 60_000 }, async () => {
    const answers = [
      await (await aUser()).call('POST /api/cvs/import', milky, bytes),
      await visitor.call('POST /api/cvs/aisacv/import', milky, bytes),
    ]
    for (const answer of answers) {
      expect(answer.json().pictures?.length).toBeGreaterThan(3)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})

describe('bounds', () => {
  test('the bytes of one picture', async () => {
    const result = doubtfulResult({ ...aBox, width: 400, height: 100 }, { ...aBox, y: 500 })
    // The upper half of the page is noise, whose picture is too large.
    const file = drawnPage({ content: `600 0 0 400 0 400 cm /I Do`, image: [1_000, noise(1_000_000)] })
    const { pictures, readings } = await withPictures(result, file)
    expect(pictures).toHaveLength(1)
    expect(readings?.map(({ picture }) => picture)).toEqual([undefined, 0])
  })

  test('the bytes of all of them', async () => {
    const small = Array.from({ length: 19 }, (_, at) => ({ x: 100, y: 20 + 40 * at, width: 180, height: 15 }))
    const file = drawnPage({ content: `600 0 0 800 0 0 cm /I Do`, image: [1_000, noise(1_000_000)] })
    const { pictures = [] } = await withPictures(doubtfulResult(...small), file)
    const total = pictures.reduce((sum, { src }) => sum + Buffer.from(src.slice(src.indexOf(',') + 1), 'base64').length, 0)
    expect(total).toBeLessThanOrEqual(100_000)
    expect(total).toBeGreaterThan(80_000)
    expect(pictures.length).toBeLessThan(small.length)
  })

  const bare = doubtfulResult(aBox)
  const many = drawnPage({ content: '0 0 m 600 800 l 0 800 l f '.repeat(10_000) })
  const large = drawnPage({ content: '600 0 0 800 0 0 cm /I Do', image: [12_000, new Uint8Array(12_000 * 12_000)] })

  test.each([
    ['time', many, { timeoutMs: 50, starvedMs: 60_000 }],
    ['time that the machine does not give', many, { starvedMs: 1, timeoutMs: 1 }],
    ['memory', large, { mostMegabytes: 150 }],
    ['waiting', drawnPage({ content: block }), { maxWaiting: 0 }],
  ])('%s: without pictures the reading is the same', { timeout: 90_000 }, async (_, file, over) => {
    const ample = { ...patient, mostMegabytes: 1_000 }
    expect((await openDoubtPictures(ample)(bare, file)).pictures).toHaveLength(1)
    expect(await openDoubtPictures({ ...ample, ...over })(bare, file)).toEqual(bare)
  })

  test.each([
    ['no PDF', Buffer.from('Dear Sir or Madam')],
    ['half a PDF', milky.subarray(0, milky.length >> 1)],
    ['a page that is turned', drawnPage({ content: block, more: '/MediaBox [0 0 600 800] /Rotate 180' })],
  ])('%s: no picture', async (_, file) => {
    expect(await withPictures(bare, file)).toEqual(bare)
  })
})
