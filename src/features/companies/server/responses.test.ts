import { expect, test } from 'vitest'
import type { CompanyProfile } from '#features/companies/contract.ts'
import type { Responses } from '#features/employers/contract.ts'
import { daysAfter } from '#platform/contract/dates.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'

const start = new Date('2026-03-02T06:00:00Z')
let now = start
const portal = await openPortal({ clock: () => now })
const afterDays = (days: number): void => void (now = new Date(start.getTime() + days * 86_400_000))

const write = ({ employer, theirs }: ApplicationCase) =>
  employer.call(`POST ${theirs}/messages`, { body: 'When can you come by?' })
const ask = ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/messages`, { body: 'Is there any news?' })
const move = ({ employer, theirs }: ApplicationCase) =>
  employer.call(`PUT ${theirs}/status`, { from: 'applied', to: 'in_review' })
const withdraw = ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/withdraw`)

async function sixApplications() {
  afterDays(0)
  const employer = await portal.anEmployer()
  const applied: ApplicationCase[] = []
  while (applied.length < 6) applied.push(await anApplication(portal, { employer }))
  const [first, second, third, fourth, fifth, sixth] = applied
  if (!first || !second || !third || !fourth || !fifth || !sixth) throw new Error('six have applied')
  /** Read a week later, when those that wait count too. */
  const responses = async (): Promise<Responses | null> => {
    const present = now
    now = daysAfter(now, 7)
    const { responses: read } = (await portal.visitor.call(`GET /api/companies/${employer.employerId}`)).json<CompanyProfile>()
    now = present
    return read
  }
  return { first, second, third, fourth, fifth, sixth, responses }
}

async function done(...calls: Promise<{ readonly statusCode: number }>[]): Promise<void> {
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBeLessThan(300)
}

test('a message of the employer is a response, and so is a change of status: the earlier one counts', async () => {
  const { first, second, third, fourth, responses } = await sixApplications()
  afterDays(1)
  await done(write(first), move(second), ask(fourth))
  expect(await responses(), 'what candidates write is no answer').toEqual({ applications: 6, answered: 2, medianDays: 1 })
  afterDays(3)
  await done(move(first), write(second), write(third))
  expect(await responses(), 'later steps and messages change nothing').toEqual({ applications: 6, answered: 3, medianDays: 1 })
  await done(write(fourth), write(fourth))
  expect(await responses()).toEqual({ applications: 6, answered: 4, medianDays: 2 })
})

test('an application withdrawn before any response does not count; one withdrawn after a response counts as answered', async () => {
  const { first, second, third, fourth, responses } = await sixApplications()
  await done(withdraw(first))
  expect(await responses()).toEqual({ applications: 5, answered: 0, medianDays: null })
  afterDays(2)
  await done(write(second), move(third))
  await done(withdraw(second), withdraw(third))
  expect(await responses()).toEqual({ applications: 5, answered: 2, medianDays: 2 })
  await done(withdraw(fourth))
  expect(await responses(), 'four are too few for a fair figure').toBeNull()
})
