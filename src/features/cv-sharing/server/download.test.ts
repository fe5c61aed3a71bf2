import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/factories/a-cv.ts'
import { pageHashes } from '#tests/cv-pdf/page-hashes.ts'
import { openPortal } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { TooLong, Unprintable } from '#platform/server/pdf/typeset.ts'
import { fromJsonResume } from '#features/cvs/read-json-resume.ts'
import type { CvBody } from '#features/cvs/contract.ts'
import { toPrintModel } from '#features/cvs/server/print-model.ts'
import { newestVersion } from '#features/cvs/server/template-version.ts'

const { typeset, readPdf } = aTypesetter()
const { aUser, visitor, db } = await openPortal({ typeset, readPdf })
const pagesBy = async (version: string, cv: CvBody) => pageHashes(await typeset(version, toPrintModel(cv)))

test('the owner downloads the PDF under their name, in any script', async () => {
  const user = await aUser()
  const { id } = await aCv(user, hindiCv)
  const answer = await user.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`filename*=UTF-8''${encodeURIComponent('प्रिया_शर्मा_CV.pdf')}`),
    'cache-control': 'private, no-store',
  })
  expect(await textOf(answer.rawPayload)).toContain('प्रिया शर्मा')
})

test('the PDF has the CV as an attachment that programs can read without loss', async () => {
  const user = await aUser()
  const { id } = await aCv(user, hindiCv)
  const { files } = await readPdf((await user.call(`GET /api/cvs/download/${id}`)).rawPayload)
  expect(Object.keys(files)).toEqual(['resume.json'])
  expect(fromJsonResume(JSON.parse(Buffer.from(files['resume.json'] ?? []).toString()))).toEqual(hindiCv)
})

test('a finished CV keeps the version of its template until another template is taken', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  const versionNow = async () =>
    (await db.selectFrom('cvs').select('templateVersion').where('cvs.id', '=', id).executeTakeFirstOrThrow()).templateVersion
  expect(await versionNow()).toBe(newestVersion.modern)
  await db.updateTable('cvs').set({ templateVersion: 0 }).where('cvs.id', '=', id).execute()
  await user.call(`PUT /api/cvs/${id}`, { ...englishCv, skills: ['SQL'] })
  expect(await versionNow()).toBe(0)
  await user.call(`PUT /api/cvs/${id}`, { ...englishCv, template: 'minimal' })
  expect(await versionNow()).toBe(newestVersion.minimal)
})

test('a finished CV keeps its template version, until another template is chosen', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  const pagesNow = async () => pageHashes((await user.call(`GET /api/cvs/download/${id}`)).rawPayload)
  expect(await pagesNow()).toEqual(await pagesBy('cv-modern-2', englishCv))
  await db.updateTable('cvs').set({ templateVersion: 1 }).where('cvs.id', '=', id).execute()
  const first = await pagesBy('cv-modern', englishCv)
  expect(first).not.toEqual(await pagesBy('cv-modern-2', englishCv))
  expect(await pagesNow()).toEqual(first)
  const edited = { ...englishCv, skills: ['SQL'] }
  await user.call(`PUT /api/cvs/${id}`, edited)
  expect(await pagesNow()).toEqual(await pagesBy('cv-modern', edited))
  for (const template of ['minimal', 'modern'] as const) await user.call(`PUT /api/cvs/${id}`, { ...edited, template })
  expect(await pagesNow()).toEqual(await pagesBy('cv-modern-2', edited))
})

test('while too many PDFs are made, the answer says when to try again', async () => {
  const crowded = await openPortal({ typeset: aTypesetter({ maxWaiting: 0 }).typeset })
  const user = await crowded.aUser()
  const { id } = await aCv(user)
  const answer = await user.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toEqual({ message: 'Too many PDFs are being made. Please try again in a moment' })
})

test.each([
  [new TooLong(), 413],
  [new Unprintable(), 422],
])('what can never be a PDF is refused in its own words: %s', async (refusal, status) => {
  const { aUser: anotherUser } = await openPortal({ typeset: () => Promise.reject(refusal) })
  const user = await anotherUser()
  const { id } = await aCv(user)
  const answer = await user.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual({ message: refusal.message })
})

test('others may download the PDF only after the address is verified', async () => {
  const [owner, other] = [await aUser(), await aUser()]
  const { id } = await aCv(owner)
  for (const person of [visitor, other]) {
    const answer = await person.call(`GET /api/cvs/download/${id}`)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ code: 'notVerified', message: 'Please verify your email to download your CV.' })
  }
  await db.updateTable('cvs').set({ downloadAllowed: true }).where('cvs.id', '=', id).execute()
  const answer = await visitor.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('filename="Asha_Menon_CV.pdf"')
})

test('a CV with the verified address of its account can be downloaded by anyone with the link', async () => {
  const owner = await aUser()
  const { id } = await aCv(owner, { personalInfo: { ...englishCv.personalInfo, email: owner.email } })
  expect((await visitor.call(`GET /api/cvs/download/${id}`)).statusCode).toBe(200)
})

test.each([randomUUID(), 'no-id'])('there is no CV %s', async (id) => {
  const answer = await visitor.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(404)
})

test('too many downloads are refused for a while', async () => {
  const pdf = Uint8Array.from(Buffer.from('%PDF-'))
  const busy = await openPortal({ typeset: async () => pdf })
  const owner = await busy.aUser()
  const { id } = await aCv(owner)
  const answers = await Promise.all(Array.from({ length: 125 }, () => owner.call(`GET /api/cvs/download/${id}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})
