/** Files that attack the reader. Each one costs a single process and gets an error message. */
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { converted } from '#tests/cv-import/resumes/converted.ts'
import { plainPdf } from '#tests/cv-import/resumes/react-pdf.ts'
import { cvImport } from '../contract.ts'
import { NotImportable } from './read-error.ts'
import type { ReadFile } from './read-import.ts'
import { openReader } from './reader.ts'

const { aUser } = await openPortal()
const user = await aUser()
const { refusals } = cvImport['POST /api/cvs/import']

async function refused(
  file: Uint8Array,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/octet-stream' },
) {
  const answer = await user.call('POST /api/cvs/import', Buffer.from(file), headers)
  return { status: answer.statusCode, ...answer.json() }
}
const saying = (code: keyof typeof refusals) => ({ status: refusals[code][0], code, message: refusals[code][1] })

function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer <</Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\n%%EOF`, 'latin1')
}
const pagesOf = (count: number): Uint8Array =>
  pdfOf([
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: count }, () => '<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100]>>'),
  ])

/** A page whose content decompresses to `megabytes` megabytes of spaces. */
function inflating(megabytes: number): Uint8Array {
  const stream = deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '), { level: 9 })
  return pdfOf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Count 1 /Kids [3 0 R]>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R>>',
    `<</Filter /FlateDecode /Length ${stream.length}>>\nstream\n${stream.toString('latin1')}\nendstream`,
  ])
}

const locked =
  '/Encrypt <</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <' +
  `${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}>>> /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]`
const [catalog, noPages] = ['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Count 0 /Kids []>>']

function encrypted(zip: Uint8Array): Uint8Array {
  const copy = new Uint8Array(zip)
  copy[6] = 1
  return copy
}

const withEntities = (): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1_000)}">]><w:document>&b;</w:document>`,
    ),
  })

const wordFile = (text: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  })

describe('is refused in words', () => {
  test.each([
    ['nothing at all', new Uint8Array(), 'empty'],
    ['a picture', Buffer.from('\u0089PNG\r\n\u001A\n\u0000\u0000', 'latin1'), 'picture'],
    ['a photo', Buffer.from('FFD8FFE000104A46494600', 'hex'), 'picture'],
    ['a photo of a phone', Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000', 'latin1'), 'picture'],
    ['a picture of a website', Buffer.from('RIFF\n\n\u0000\u0000WEBPVP8 ', 'latin1'), 'picture'],
    ['rich text', strToU8('{\\rtf1\\ansi Asha Menon}'), 'wrongType'],
    ['a text', strToU8('Dear Sir or Madam'), 'wrongType'],
    ['another JSON', strToU8('{"a":1}'), 'wrongType'],
    ['half a JSON', strToU8('{"basics":'), 'damaged'],
    ['an archive of other things', zipSync({ 'a.txt': strToU8('a') }), 'wrongType'],
    ['an archive with a password', encrypted(zipSync({ 'a.txt': strToU8('a') })), 'protected'],
    ['an old Word file', Buffer.from('D0CF11E0A1B11AE1', 'hex'), 'oldWord'],
    ['half a PDF', strToU8('%PDF-1.7\n1 0 obj'), 'damaged'],
    ['a PDF with a password', pdfOf([catalog, noPages], locked), 'protected'],
    ['a PDF of 101 pages', pagesOf(101), 'tooManyPages'],
    ['a PDF of no words', pagesOf(1), 'noText'],
    ['a zip bomb', zipSync({ 'word/document.xml': new Uint8Array(60_000_000) }), 'tooMuch'],
    [
      'many files',
      zipSync(Object.fromEntries(Array.from({ length: 3_100 }, (_, at) => [`word/${at}.xml`, new Uint8Array()]))),
      'tooMuch',
    ],
    ['entities that unfold', withEntities(), 'damaged'],
  ] as const)('%s', async (_, file, code) => {
    expect(await refused(file)).toEqual(saying(code))
  })

  test.each(['', '🙂😀🎉'.repeat(30), 'Asha Menon'])('a Word file without pictures, whose text is "%s"', async (text) => {
    const message = expect.stringMatching(/^There is no text in this file, or too little to read\./)
    expect(await refused(wordFile(text))).toEqual({ status: 422, code: 'noText', message })
  })

  test('more than five megabytes, and another kind of body', async () => {
    expect(await refused(new Uint8Array(5 * 1024 * 1024 + 1))).toEqual(saying('tooLarge'))
    expect(await refused(strToU8('x'), { 'content-type': 'text/html' })).toEqual(saying('wrongType'))
  })
})

test('what takes too long is ended, and so is what takes too much memory', async () => {
  await expect(openReader({ timeoutMs: 1 }).read(await plainPdf())).rejects.toMatchObject({ reason: 'tooSlow' })
  await expect(openReader({ mostMegabytes: 300 }).read(inflating(500))).rejects.toMatchObject({ reason: 'tooMuch' })
})

test('the next file is read while the server goes on', async () => {
  await refused(inflating(60))
  const answer = await (
    await aUser()
  ).call('POST /api/cvs/import', Buffer.from(converted()), { 'content-type': 'application/octet-stream' })
  expect(answer.statusCode).toBe(200)
})

/** Damages a copy of the file. The same seed causes the same damage. */
function spoilt(file: Uint8Array, seed: number): Uint8Array {
  const copy = new Uint8Array(file)
  let state = seed * 2_654_435_761
  for (let times = 0; times < 40; times++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    copy[state % copy.length] = (state >> 8) % 256
  }
  return seed % 3 === 0 ? copy.subarray(0, copy.length >> 1) : copy
}

test('damaged files of both kinds get an answer or a refusal', { timeout: 120_000 }, async () => {
  const files = [await plainPdf(), converted()].flatMap((file) => Array.from({ length: 5 }, (_, seed) => spoilt(file, seed + 1)))
  for (const file of files) {
    const end = await openReader()
      .read(file)
      .catch((error: unknown) => error)
    expect(end instanceof NotImportable || (end as ReadFile).imported.cv.personalInfo !== undefined).toBe(true) // the file was read or refused
  }
})
