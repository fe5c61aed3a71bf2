/** A day on which many apply, with the switches as every employer finds them, and the morning after it. */
import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { anApplication, type Applied } from '#tests/factories/an-application.ts'
import { fromNoon } from '#tests/support/near-noon.ts'
import { openPortal, type SentEmail } from '#tests/portal.ts'
import { startDailyDigests } from './start-daily-digest.ts'

const { clock, sleep } = fromNoon()
const portal = await openPortal({ clock })

const lettersTo = (email: string): SentEmail[] => portal.letters.filter(({ to }) => to === email)
const subjectsTo = ({ email }: Employer): string[] => lettersTo(email).map(({ subject }) => subject)
const told = (letter: SentEmail | undefined, sentence: string): number => (letter?.text ?? '').split(sentence).length - 1

/** Eight in the morning of the day after. */
async function theMorningAfter(): Promise<void> {
  sleep(20)
  await startDailyDigests(portal.context)
  await portal.settle()
}

type Employer = Applied['employer']

/** Twelve applications of three people; two are taken back: the one that has had its email, and one that waits. */
async function twelveApplyTo(employer: Employer): Promise<Applied[]> {
  const applied: Applied[] = []
  for (const firstName of ['Asha', 'Rohit', 'Zoya']) {
    const candidate = await portal.aUser({ firstName })
    for (let n = 0; n < 4; n++)
      applied.push(await anApplication(portal, { candidate, employer, title: `Nurse ${firstName} ${n}` }))
    await portal.settle()
  }
  const keys = lettersTo(employer.email).map(({ key }) => key)
  const isTold = ({ applicationId }: Applied): boolean => keys.includes(`application-${applicationId}-employer`)
  for (const one of [applied.find(isTold), applied.find((each) => !isTold(each))]) {
    const { candidate, mine } = assertDefined(one, 'one of the twelve')
    await candidate.call(`POST ${mine}/withdraw`)
    await portal.settle()
  }
  return applied
}

test('an employer hears of the first application at once, and next morning of all the others in one letter', async () => {
  const employer = await portal.anEmployer()
  const applied = await twelveApplyTo(employer)
  expect(subjectsTo(employer)).toEqual([expect.stringMatching(/^Asha Menon has applied for Nurse/)])
  await theMorningAfter()
  expect(subjectsTo(employer).slice(1)).toEqual(['10 new applications and 2 withdrawals'])
  const letter = lettersTo(employer.email).at(-1)
  expect(told(letter, 'has applied for')).toBe(10)
  expect(told(letter, 'has withdrawn the application for')).toBe(2)
  for (const { applicationId } of applied.slice(-4)) expect(told(letter, `/employer-portal?application=${applicationId}`)).toBe(1)
  expect(told(letter, 'http://localhost:3000/employer/notifications')).toBe(1)
})

test('the employer can end these letters with one tap, and still finds the news in the product', async () => {
  const employer = await portal.anEmployer()
  await twelveApplyTo(employer)
  await theMorningAfter()
  for (const { unsubscribeUrl } of lettersTo(employer.email)) expect(unsubscribeUrl).toMatch(/\.applications\./)
  const token = new URL(lettersTo(employer.email).at(-1)?.unsubscribeUrl ?? '').searchParams.get('token')
  expect((await portal.visitor.call('POST /api/unsubscribe', { token })).json()).toEqual({ kind: 'applications' })
  const { applicationId } = await anApplication(portal, { employer })
  await portal.settle()
  await theMorningAfter()
  expect(subjectsTo(employer)).toHaveLength(2)
  const [newest] = (await employer.call('GET /api/notifications')).json()
  expect(newest.link).toBe(`/employer-portal?application=${applicationId}`)
})
