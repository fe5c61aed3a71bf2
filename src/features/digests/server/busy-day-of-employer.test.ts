/** Tests a day with many applications, with an employer's default settings, and the next morning. */
import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { fromNoon } from '#tests/support/near-noon.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import { startDailyDigests } from './start-daily-digest.ts'

const { clock, sleep } = fromNoon()
const portal = await openPortal({ clock })

const emailsTo = (email: string): SentEmail[] => portal.emails.filter(({ to }) => to === email)
const subjectsTo = ({ email }: Employer): string[] => emailsTo(email).map(({ subject }) => subject)
const countIn = (sentEmail: SentEmail | undefined, sentence: string): number => (sentEmail?.text ?? '').split(sentence).length - 1

/** Moves the time to eight in the morning of the next day. */
async function theMorningAfter(): Promise<void> {
  sleep(20)
  await startDailyDigests(portal.context)
  await portal.settle()
}

type Employer = ApplicationCase['employer']

/** Twelve applications of three people; two are withdrawn: the one that was emailed, and one that waits. */
async function twelveApplyTo(employer: Employer): Promise<ApplicationCase[]> {
  const applied: ApplicationCase[] = []
  for (const firstName of ['Asha', 'Rohit', 'Zoya']) {
    const candidate = await portal.aUser({ firstName })
    for (let n = 0; n < 4; n++)
      applied.push(await anApplication(portal, { candidate, employer, title: `Nurse ${firstName} ${n}` }))
    await portal.settle()
  }
  const keys = emailsTo(employer.email).map(({ key }) => key)
  const isInDigest = ({ applicationId }: ApplicationCase): boolean => keys.includes(`application-${applicationId}-employer`)
  for (const one of [applied.find(isInDigest), applied.find((each) => !isInDigest(each))]) {
    const { candidate, mine } = assertDefined(one, 'one of the twelve')
    await candidate.call(`POST ${mine}/withdraw`)
    await portal.settle()
  }
  return applied
}

test('an employer is emailed about the first application at once, and next morning about all others in one email', async () => {
  const employer = await portal.anEmployer()
  const applied = await twelveApplyTo(employer)
  expect(subjectsTo(employer)).toEqual([expect.stringMatching(/^Asha Menon has applied for Nurse/)])
  await theMorningAfter()
  expect(subjectsTo(employer).slice(1)).toEqual(['10 new applications and 2 withdrawals'])
  const sentEmail = emailsTo(employer.email).at(-1)
  expect(countIn(sentEmail, 'has applied for')).toBe(10)
  expect(countIn(sentEmail, 'has withdrawn the application for')).toBe(2)
  for (const { applicationId } of applied.slice(-4))
    expect(countIn(sentEmail, `/employer-portal/applicants/${applicationId}`)).toBe(1)
  expect(countIn(sentEmail, 'http://localhost:3000/employer/notifications')).toBe(1)
})

test('the employer can unsubscribe from these emails with one click, and still gets notifications', async () => {
  const employer = await portal.anEmployer()
  await twelveApplyTo(employer)
  await theMorningAfter()
  for (const { unsubscribeUrl } of emailsTo(employer.email)) expect(unsubscribeUrl).toMatch(/\.applications\./)
  const token = new URL(emailsTo(employer.email).at(-1)?.unsubscribeUrl ?? '').searchParams.get('token')
  expect((await portal.visitor.call('POST /api/unsubscribe', { token })).json()).toEqual({ kind: 'applications' })
  const { applicationId } = await anApplication(portal, { employer })
  await portal.settle()
  await theMorningAfter()
  expect(subjectsTo(employer)).toHaveLength(2)
  const [newest] = (await employer.call('GET /api/notifications')).json()
  expect(newest.link).toBe(`/employer-portal/applicants/${applicationId}`)
})
