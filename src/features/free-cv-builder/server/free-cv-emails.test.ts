import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { aFreeCv, anEmail, aPhone, freeBody } from '#tests/factories/a-free-cv.ts'
import { openPortal } from '#tests/portal.ts'

let now = new Date()
const { visitor, db, emails, settle } = await openPortal({ clock: () => now })

const linksTo = async (email: string, path: string): Promise<string[]> => {
  await settle()
  const line = new RegExp(`^http://localhost:3000/cv/${path}\\?token=([\\w-]{43})$`, 'm')
  return emails.filter(({ to }) => to === email).flatMap(({ text }) => line.exec(text)?.[1] ?? [])
}

test('the emailed link verifies the address once, and unlocks the download', async () => {
  const { cv, body } = await aFreeCv(visitor)
  const [token = ''] = await linksTo(body.personalInfo.email, 'verify')
  const answers = await Promise.all([1, 2].map(() => visitor.call('POST /api/cvs/verify', { token })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  expect(answers.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({ linkId: cv.id })
  expect((await visitor.call(`GET /api/cvs/view/${cv.id}`)).json()).toMatchObject({ emailVerified: true, downloadAllowed: true })
})

test('a verification link is valid for seven days', async () => {
  const { body } = await aFreeCv(visitor)
  const [token = ''] = await linksTo(body.personalInfo.email, 'verify')
  now = new Date(now.getTime() + 7 * dayMs)
  expect((await visitor.call('POST /api/cvs/verify', { token })).json()).toMatchObject({ code: 'deadToken' })
})

test('the tables contain nothing that works as a link', async () => {
  const { body, cv } = await aFreeCv(visitor)
  const { email } = body.personalInfo
  const tokens = [...(await linksTo(email, 'verify')), ...(await linksTo(email, 'own'))]
  const rows = [
    await db.selectFrom('cvs').selectAll().where('cvs.id', '=', cv.id).execute(),
    await db.selectFrom('cvTokens').selectAll().where('cvTokens.cvId', '=', cv.id).execute(),
  ]
  expect(tokens).toHaveLength(2)
  for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token)
})

test('the email does not contain text that a stranger may have typed', async () => {
  const { body } = await aFreeCv(visitor, { fullName: 'Win a prize at evil.example' })
  await settle()
  expect(JSON.stringify(emails.find(({ to }) => to === body.personalInfo.email))).not.toContain('evil.example')
})

test('a request for the link of a number has the same answer with and without a CV, and only the owner gets an email', async () => {
  const { body } = await aFreeCv(visitor)
  await settle()
  const before = emails.length
  const answers = await Promise.all(
    [body.personalInfo.phone, aPhone()].map((phone) => visitor.call('POST /api/cvs/aisacv/link-letter', { phone })),
  )
  expect(answers.map(({ statusCode, body: answerText }) => [statusCode, answerText])).toEqual([
    [200, answers[0]?.body],
    [200, answers[0]?.body],
  ])
  await settle()
  expect(emails.slice(before).map(({ to }) => to)).toEqual([body.personalInfo.email])
  const tokens = await linksTo(body.personalInfo.email, 'own')
  const statuses = []
  for (const token of tokens) statuses.push((await visitor.call('POST /api/cvs/own', { token })).statusCode)
  expect(statuses, 'only the newest link works').toEqual([400, 200])
})

test('emails to one address are limited', async () => {
  const [phone, email] = [aPhone(), anEmail()]
  for (let i = 0; i < 3; i++) expect((await visitor.call('POST /api/cvs/aisacv/link-letter', { phone })).statusCode).toBe(200)
  expect((await visitor.call('POST /api/cvs/aisacv/link-letter', { phone: `+91 ${phone}` })).statusCode).toBe(429)
  for (let i = 0; i < 5; i++) await aFreeCv(visitor, { email })
  const sixth = await visitor.call('POST /api/cvs/aisacv', freeBody({ email: email.toUpperCase() }))
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
})

test('an address in many CVs gets three links an hour, and the answer does not reveal it', async () => {
  const email = anEmail()
  const phones = [aPhone(), aPhone()]
  for (const phone of phones) await aFreeCv(visitor, { email, phone })
  await settle()
  const before = emails.length
  for (const phone of [...phones, ...phones]) {
    expect((await visitor.call('POST /api/cvs/aisacv/link-letter', { phone })).statusCode).toBe(200)
    await settle()
  }
  expect(emails.slice(before).filter(({ to }) => to === email)).toHaveLength(3)
})

test('with the link, the verification email can be sent again to the address in the CV, three times an hour, until it is verified', async () => {
  const { cv, body } = await aFreeCv(visitor)
  const { email } = body.personalInfo
  const first = await linksTo(email, 'verify')
  const again = () => visitor.call(`POST /api/cvs/view/${cv.id}/verification-email`)
  expect((await again()).json()).toEqual({ message: expect.stringContaining('newest') })
  const links = await linksTo(email, 'verify')
  expect(links).toHaveLength(2)
  expect((await visitor.call('POST /api/cvs/verify', { token: first[0] })).statusCode, 'only the newest link works').toBe(400)
  expect((await visitor.call('POST /api/cvs/verify', { token: links[1] })).statusCode).toBe(200)
  expect((await again()).statusCode).toBe(200)
  expect(await linksTo(email, 'verify'), 'nothing is left to verify').toHaveLength(2)

  const { cv: other } = await aFreeCv(visitor)
  const statuses = []
  for (let i = 0; i < 4; i++) statuses.push((await visitor.call(`POST /api/cvs/view/${other.id}/verification-email`)).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect((await visitor.call(`POST /api/cvs/view/${crypto.randomUUID()}/verification-email`)).statusCode).toBe(404)
})
