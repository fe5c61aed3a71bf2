import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aCv, englishCv } from '#tests/factories/a-cv.ts'
import { openPortal } from '#tests/portal.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'

const portal = await openPortal({ typeset: aTypesetter().typeset })
const { visitor, aUser, emails, settle } = portal

const see = (id: string, call = visitor.call) => call(`GET /api/cvs/view/${id}`)
const notFound = { code: 'notFound', message: 'CV not found' }

test('anyone with the link sees the CV, which is not indexed and not cached', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  const answer = await see(id)
  expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  expect(answer.json()).toMatchObject({
    ...englishCv,
    id,
    emailVerified: false,
    downloadAllowed: false,
    isShared: null,
    own: null,
  })
  const own = { by: 'account', cvId: id, linkId: id, hidesContact: false }
  expect((await see(id, user.call)).json()).toMatchObject({ downloadAllowed: true, own })
})

test('a renewed link ends the old one, for viewing and for downloading', async () => {
  const user = await aUser()
  const { id } = await aCv(user, { personalInfo: { ...englishCv.personalInfo, email: user.email } })
  const { linkId } = (await user.call(`POST /api/cvs/${id}/link`)).json()
  expect(linkId).not.toBe(id)
  expect((await see(linkId)).statusCode).toBe(200)
  expect((await visitor.call(`GET /api/cvs/download/${linkId}`)).statusCode).toBe(200)
  for (const key of ['view', 'download']) {
    const answer = await visitor.call(`GET /api/cvs/${key}/${id}`)
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound])
  }
  expect((await see(id, user.call)).json(), 'the owner always may').toMatchObject({ own: { linkId } })
})

test('without a link only the owner sees the CV, and the next link is a new one', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  expect((await user.call(`DELETE /api/cvs/${id}/link`)).json()).toEqual({ linkId: null, hidesContact: false })
  expect((await see(id)).statusCode).toBe(404)
  expect((await see(id, (await aUser()).call)).statusCode).toBe(404)
  expect((await see(id, user.call)).json()).toMatchObject({ own: { linkId: null } })
  const { linkId } = (await user.call(`POST /api/cvs/${id}/link`)).json()
  expect((await see(linkId)).statusCode).toBe(200)
  expect((await see(id)).statusCode).toBe(404)
})

test('phone and address can be hidden on the page and in the PDF', async () => {
  const user = await aUser()
  const { id } = await aCv(user, { personalInfo: { ...englishCv.personalInfo, email: user.email } })
  const hidden = await user.call(`PUT /api/cvs/${id}/link`, { hidesContact: true })
  expect(hidden.json()).toEqual({ linkId: id, hidesContact: true })
  const { phone, address } = englishCv.personalInfo
  for (const [call, isThere] of [
    [visitor.call, false],
    [user.call, true],
  ] as const) {
    const { personalInfo } = (await see(id, call)).json()
    expect(personalInfo).toMatchObject(isThere ? { phone, address } : { phone: '', address: '' })
    const pdf = await textOf((await call(`GET /api/cvs/download/${id}`)).rawPayload)
    expect(pdf.includes(phone), 'phone in the PDF').toBe(isThere)
    expect(pdf.includes(address), 'address in the PDF').toBe(isThere)
    expect(pdf).toContain(user.email)
  }
})

test('the CV of an account cannot be deleted on its page or shared against its settings', async () => {
  const user = await aUser()
  const { id } = await aCv(user)
  expect((await user.call(`POST /api/cvs/${id}/delete`)).statusCode).toBe(404)
  expect((await user.call(`PUT /api/cvs/${id}/sharing`, { isShared: true })).statusCode).toBe(404)
  expect((await see(id)).statusCode).toBe(200)
})

test('an address that is not the account’s is verified by email, at most three an hour, and again after a change', async () => {
  const user = await aUser()
  const email = `${randomUUID()}@example.in`
  const body = { ...englishCv, personalInfo: { ...englishCv.personalInfo, email } }
  const { id } = await aCv(user, body)
  const ask = () => user.call(`POST /api/cvs/${id}/verification-letter`)
  const newest = async (): Promise<string> => {
    await settle()
    return /cv\/verify\?token=([\w-]{43})$/m.exec(emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? 'no link'
  }
  await ask()
  const first = await newest()
  const moved = { ...body, personalInfo: { ...body.personalInfo, email: 'other@example.in' } }
  await user.call(`PUT /api/cvs/${id}`, moved)
  expect((await visitor.call('POST /api/cvs/verify', { token: first })).statusCode, 'it proves the old address').toBe(400)
  await user.call(`PUT /api/cvs/${id}`, body)
  await ask()
  expect((await visitor.call('POST /api/cvs/verify', { token: await newest() })).json()).toMatchObject({ linkId: id })
  expect((await see(id)).json()).toMatchObject({ emailVerified: true, downloadAllowed: true })
  await ask()
  expect((await ask()).statusCode).toBe(429)
})

test('a typed address gets three emails an hour, from however many CVs, people and networks', async () => {
  const [user, other] = [await aUser(), await aUser()]
  const email = `${randomUUID()}@example.in`
  const body = { ...englishCv, personalInfo: { ...englishCv.personalInfo, email } }
  const statuses = []
  for (let round = 0; round < 5; round++) {
    const { id } = await aCv(round < 4 ? user : other, body)
    const { call } = round < 4 ? user : other
    statuses.push((await call(`POST /api/cvs/${id}/verification-letter`)).statusCode)
    await call(`DELETE /api/cvs/${id}`)
  }
  await settle()
  expect(statuses).toEqual([200, 200, 200, 429, 429])
})

test('one account can send three such emails an hour, to any addresses', async () => {
  const user = await aUser()
  const statuses = []
  for (let round = 0; round < 4; round++) {
    const { id } = await aCv(user, { personalInfo: { ...englishCv.personalInfo, email: `${randomUUID()}@example.in` } })
    statuses.push((await user.call(`POST /api/cvs/${id}/verification-letter`)).statusCode)
    await user.call(`DELETE /api/cvs/${id}`)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
})
