import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { OwnCompany } from '#features/employers/company-contract.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import type { VerificationState } from '../contract.ts'

const now = new Date('2026-11-22T06:00:00Z')
const portal = await openPortal({ clock: () => now })
const { db, visitor } = portal

type Company = Awaited<ReturnType<typeof portal.anEmployer>>

/** A company with a website on a new domain, and an owner with an address at that domain. */
async function aCompany(website: string | null = null, companyName = `Kaveri ${randomUUID()}`) {
  const owner: Company = await portal.anEmployer({ companyName })
  const domain = `kaveri-${randomUUID()}.example`
  const own = (await owner.call('GET /api/employer/company')).json<OwnCompany>()
  await owner.call('PUT /api/employer/company', { ...own, website: website ?? domain })
  return { ...owner, domain }
}

const verify = (owner: Person, email: string) => owner.call('POST /api/employer/verification/email', { email })
const stateOf = async (owner: Person): Promise<VerificationState> => (await owner.call('GET /api/employer/verification')).json()
async function linkTo(email: string): Promise<string> {
  await portal.settle()
  return /confirm-email\?token=([\w-]{43})/.exec(portal.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
}
const confirm = async (email: string) => visitor.call('POST /api/employer/company/confirm-email', { token: await linkTo(email) })

test('a work email verifies a company when its link is followed, once, and pages show it', async () => {
  const owner = await aCompany(null, 'Kaveri Logistics')
  const email = `hr@${owner.domain}`
  expect((await verify(owner, email)).json()).toMatchObject({ isVerified: false, emailSentTo: email })
  const answer = await confirm(email)
  expect(answer.json()).toEqual({ company: 'Kaveri Logistics', email, purpose: 'verification' })
  const verification = { by: 'domain', domain: owner.domain, at: now.toISOString() }
  expect(await stateOf(owner)).toMatchObject({ isVerified: true, verification, emailSentTo: null })
  const { jobId } = await aJob(db, { postedBy: owner.employerId })
  expect((await visitor.call(`GET /api/companies/${owner.employerId}`)).json()).toMatchObject({ verification })
  expect((await visitor.call(`GET /api/jobs/${jobId}`)).json()).toMatchObject({ employer: { verification } })
  expect((await confirm(email)).statusCode).toBe(404)
})

test('the address of the account needs no link', async () => {
  const owner = await aCompany('example.in')
  expect((await verify(owner, owner.email.toUpperCase())).json()).toMatchObject({ isVerified: true })
  // Another company cannot be verified with the same domain.
  const second = await aCompany('https://www.example.in/')
  expect((await verify(second, second.email)).json()).toMatchObject({ code: 'domainTaken' })
})

test.each([
  ['noWebsite', '', 'hr@kaveri.example'],
  ['freeMail', 'https://kaveri.example', 'kaveri@gmail.com'],
  ['otherDomain', 'https://kaveri.example', 'hr@tapti.example'],
  ['sharedWebsite', 'https://github.io', 'hr@kaveri.github.io'],
])('%s: with the website "%s", %s proves nothing', async (code, website, email) => {
  const owner = await aCompany(website)
  expect((await verify(owner, email)).json()).toMatchObject({ code })
})

test('of two companies that follow their links for one domain at once, one is verified', async () => {
  const first = await aCompany()
  const second = await aCompany(first.domain)
  const emails = [`a@${first.domain}`, `b@${first.domain}`] as const
  await verify(first, emails[0])
  await verify(second, emails[1])
  const tokens = [await linkTo(emails[0]), await linkTo(emails[1])]
  const answers = await Promise.all(tokens.map((token) => visitor.call('POST /api/employer/company/confirm-email', { token })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect([await stateOf(first), await stateOf(second)].filter(({ isVerified }) => isVerified)).toHaveLength(1)
})

test('name and website of a verified company cannot be changed', async () => {
  const owner = await aCompany()
  await verify(owner, `hr@${owner.domain}`)
  await confirm(`hr@${owner.domain}`)
  const own = (await owner.call('GET /api/employer/company')).json<OwnCompany>()
  const change = (over: object) => owner.call('PUT /api/employer/company', { ...own, ...over })
  expect((await change({ companyName: 'Infosys' })).json()).toMatchObject({ code: 'verifiedName' })
  expect((await change({ website: 'https://infosys.example' })).json()).toMatchObject({ code: 'verifiedWebsite' })
  expect((await change({ website: `https://www.${owner.domain}/about`, industry: 'Logistics' })).statusCode).toBe(200)
})

test('a new contact address takes effect when its link is followed, and cannot be that of another company', async () => {
  const [owner, other] = [await aCompany(), await aCompany()]
  const email = `jobs@${owner.domain}`
  await owner.call('POST /api/employer/company/contact-email', { email })
  expect((await owner.call('GET /api/employer/profile')).json()).toMatchObject({ email: owner.email })
  expect((await confirm(email)).statusCode).toBe(200)
  expect((await owner.call('GET /api/employer/profile')).json()).toMatchObject({ email })
  await other.call('POST /api/employer/company/contact-email', { email })
  expect((await confirm(email)).json()).toMatchObject({ code: 'addressTaken' })
})
