import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { englishCv } from '#tests/factories/a-cv.ts'
import { aFreeCv, anEmail, aPhone, freeBody } from '#tests/factories/a-free-cv.ts'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()
const { visitor, db } = portal
const taken = { code: 'phoneTaken', message: 'A CV with this phone number already exists' }

test('a CV is created without signing in, locked until its email address is verified, and can be viewed by its id', async () => {
  const { cv, body } = await aFreeCv(visitor)
  expect(cv).toMatchObject({ ...englishCv, personalInfo: body.personalInfo, emailVerified: false, downloadAllowed: false })
  const seen = await visitor.call(`GET /api/cvs/view/${cv.id}`)
  expect(seen.json()).toMatchObject({ id: cv.id, personalInfo: body.personalInfo, isShared: false, own: null })
  const row = await db.selectFrom('cvs').select(['source', 'userId']).where('cvs.id', '=', cv.id).executeTakeFirstOrThrow()
  expect(row).toEqual({ source: 'aisacv', userId: null })
})

test('the email address and phone number beside the CV override those in it', async () => {
  const [email, phone] = [anEmail(), aPhone()]
  const personalInfo = { ...englishCv.personalInfo, email: '', phone: '' }
  const answer = await visitor.call('POST /api/cvs/aisacv', { ...englishCv, personalInfo, email: ` ${email} `, phone })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().cv.personalInfo).toMatchObject({ email, phone })
})

test.each([
  [{ email: '' }, 'Invalid email address'],
  [{ email: 'asha' }, 'Invalid email address'],
  [{ phone: '' }, 'Phone number must be at least 10 digits'],
  [{ phone: '98450 1234' }, 'Phone number must be at least 10 digits'],
  [{ fullName: 'A' }, 'Name must be at least 2 characters'],
  [{ address: 'Pune' }, 'Address must be at least 5 characters'],
])('%j is refused', async (over, message) => {
  const answer = await visitor.call('POST /api/cvs/aisacv', freeBody(over))
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ message })
})

test('one CV per phone number, however it is typed', async () => {
  const phone = aPhone()
  await aFreeCv(visitor, { phone })
  for (const same of [phone, `+91${phone}`, `0${phone}`, `0091 ${phone}`, phone.replace(/^(\d{5})/, '$1 ')]) {
    const answer = await visitor.call('POST /api/cvs/aisacv', freeBody({ phone: same }))
    expect(answer.statusCode, `typed as ${same}`).toBe(409)
    expect(answer.json()).toEqual(taken)
  }
})

test('of many concurrent CVs with one phone number, one is created', async () => {
  const phone = aPhone()
  const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.call('POST /api/cvs/aisacv', freeBody({ phone }))))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json())).toEqual(
    Array.from({ length: 7 }, () => taken),
  )
})

test('a phone number of an account can be used in the free builder', async () => {
  const { personalInfo } = freeBody()
  const user = await portal.aUser()
  await user.call('POST /api/cvs', { ...englishCv, personalInfo })
  expect((await visitor.call('POST /api/cvs/aisacv', freeBody({ phone: personalInfo.phone }))).statusCode).toBe(201)
})

test('nothing is shared with employers without an explicit consent, which is stored with its version', async () => {
  const { cv: unshared } = await aFreeCv(visitor)
  const { cv } = await aFreeCv(visitor, {}, { isShared: true })
  expect((await visitor.call(`GET /api/cvs/view/${cv.id}`)).json()).toMatchObject({ isShared: true })
  const rows = await db
    .selectFrom('consents')
    .select(['subjectCvId', 'version', 'withdrawnAt'])
    .where('subjectCvId', 'in', [cv.id, unshared.id])
    .execute()
  expect(rows).toEqual([{ subjectCvId: cv.id, version: expect.any(String), withdrawnAt: null }])
})

test.each([randomUUID(), 'no-id'])('there is no CV %s to see', async (id) => {
  const answer = await visitor.call(`GET /api/cvs/view/${id}`)
  expect(answer.statusCode).toBe(404)
})

test('trying a list of numbers is stopped long before the network’s limit of CVs is reached', async () => {
  const { body } = await aFreeCv(visitor)
  const { phone } = body.personalInfo
  const statuses: number[] = []
  for (let i = 0; i < 31; i++)
    statuses.push(
      (
        await portal.app.inject({
          method: 'POST',
          url: '/api/cvs/aisacv',
          payload: freeBody({ phone }),
          remoteAddress: '203.0.113.9',
        })
      ).statusCode,
    )
  expect(statuses.filter((status) => status === 409)).toHaveLength(30)
  expect(statuses.at(-1)).toBe(429)
})

test('a phone number that has a CV is recognised in other digits', async () => {
  const { body } = await aFreeCv(visitor)
  const inTamil = body.personalInfo.phone.replace(/\d/g, (digit) => String.fromCodePoint(0x0be6 + Number(digit)))
  const answer = await visitor.call('POST /api/cvs/aisacv', freeBody({ phone: inTamil }))
  expect([answer.statusCode, answer.json()]).toEqual([409, taken])
})
