import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv, englishCv, hindiCv } from '#tests/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { textOf } from '#tests/read-pdf.ts'
import { aTypesetter } from '#tests/typesetter.ts'

const { aUser, visitor, db } = await openPortal({ typeset: aTypesetter().typeset })

test('the owner takes the PDF under the own name, whatever its script', async () => {
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

test('someone else is told to verify the address until it is proved, then may take the PDF', async () => {
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

test('a CV with the proved address of its account is open to whoever has the link', async () => {
  const owner = await aUser()
  const { id } = await aCv(owner, { personalInfo: { ...englishCv.personalInfo, email: owner.email } })
  expect((await visitor.call(`GET /api/cvs/download/${id}`)).statusCode).toBe(200)
})

test.each([randomUUID(), 'no-id'])('there is no CV %s', async (id) => {
  const answer = await visitor.call(`GET /api/cvs/download/${id}`)
  expect(answer.statusCode).toBe(id === 'no-id' ? 400 : 404)
})
