import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv } from '#tests/factories/a-cv.ts'
import { aFreeCv } from '#tests/factories/a-free-cv.ts'
import { openPortal, type Person } from '#tests/portal.ts'

const hourMs = 60 * 60 * 1_000
let now = new Date()
const { visitor, aUser, db, emails, settle, withCookie } = await openPortal({ clock: () => now })

/** An anonymous CV and its owner, who has followed the emailed link. */
async function anOwner(): Promise<{ readonly id: string; readonly email: string; readonly owner: Person['call'] }> {
  const { cv, body } = await aFreeCv(visitor)
  const { email } = body.personalInfo
  await settle()
  const text = emails.findLast(({ to }) => to === email)?.text ?? ''
  const token = /cv\/own\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'
  const opened = await visitor.call('POST /api/cvs/own', { token })
  expect(opened.json()).toEqual({ cvId: cv.id })
  return { id: cv.id, email, owner: withCookie(opened) }
}

const see = (id: string, call = visitor.call) => call(`GET /api/cvs/view/${id}`)
const notFound = { code: 'notFound', message: 'CV not found' }

test.each([
  ['PUT', 'link', { hidesContact: true }],
  ['POST', 'link', undefined],
  ['DELETE', 'link', undefined],
  ['PUT', 'sharing', { isShared: true }],
  ['POST', 'verification-letter', undefined],
  ['POST', 'delete', undefined],
])('%s %s is for the owner alone', async (method, path, body) => {
  const user = await aUser()
  const [{ id: account }, { id: free, email }, { owner: otherOwner }] = [await aCv(user), await anOwner(), await anOwner()]
  const strangers = [visitor.call, (await aUser()).call, otherOwner]
  for (const call of strangers)
    for (const id of [account, free, randomUUID()]) {
      const answer = await call(`${method} /api/cvs/${id}/${path}`, body)
      expect([answer.statusCode, answer.json()]).toEqual([404, notFound])
    }
  expect((await user.call(`${method} /api/cvs/${free}/${path}`, body)).statusCode).toBe(404)
  expect((await see(free)).json()).toMatchObject({ isShared: false, personalInfo: { email, phone: expect.stringMatching(/./) } })
})

test('the emailed link to a person’s own CV works once, also for two concurrent uses', async () => {
  const { body } = await aFreeCv(visitor)
  await settle()
  const text = emails.findLast(({ to }) => to === body.personalInfo.email)?.text ?? ''
  const token = /cv\/own\?token=([\w-]{43})$/m.exec(text)?.[1] ?? 'no link'
  const answers = await Promise.all([1, 2].map(() => visitor.call('POST /api/cvs/own', { token })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.find(({ statusCode }) => statusCode === 400)?.json()).toMatchObject({ code: 'deadToken' })
})

test('the owner hides, renews, shares and unshares, and the owner token expires after an hour', async () => {
  const { id, owner } = await anOwner()
  expect((await see(id, owner)).json()).toMatchObject({ isShared: false, own: { by: 'email', cvId: id, linkId: id } })
  for (const isShared of [true, true, false, false]) {
    expect((await owner(`PUT /api/cvs/${id}/sharing`, { isShared })).json()).toEqual({ isShared })
    expect((await see(id)).json()).toMatchObject({ isShared })
  }
  const consents = await db.selectFrom('consents').selectAll().where('consents.subjectCvId', '=', id).execute()
  expect(consents).toMatchObject([{ withdrawnAt: expect.any(Date) }])
  const { linkId } = (await owner(`POST /api/cvs/${id}/link`)).json()
  expect((await see(linkId, owner)).json()).toMatchObject({ own: { cvId: id, linkId } })
  now = new Date(now.getTime() + hourMs)
  expect((await owner(`PUT /api/cvs/${id}/link`, { hidesContact: true })).statusCode).toBe(404)
})

test('a browser that gives the token back has no access any more', async () => {
  const { id, owner } = await anOwner()
  await owner('DELETE /api/cvs/own')
  expect((await owner(`POST /api/cvs/${id}/link`)).statusCode).toBe(404)
})

test('deleting a CV deletes its consent and tokens, and frees the phone number', async () => {
  const { id, owner } = await anOwner()
  await owner(`PUT /api/cvs/${id}/sharing`, { isShared: true })
  const { personalInfo } = (await see(id)).json()
  expect((await visitor.call(`GET /api/cvs/${id}/delete`)).statusCode, 'no link that is only opened deletes').toBe(404)
  expect((await owner(`POST /api/cvs/${id}/delete`)).json()).toEqual({ message: 'Your CV has been deleted.' })
  expect((await see(id, owner)).statusCode).toBe(404)
  for (const table of ['consents', 'cvTokens'] as const) {
    const column = table === 'consents' ? 'consents.subjectCvId' : 'cvTokens.cvId'
    expect(await db.selectFrom(table).selectAll().where(column, '=', id).execute()).toEqual([])
  }
  await aFreeCv(visitor, { phone: personalInfo.phone })
})
