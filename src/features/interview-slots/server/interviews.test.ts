import { expect, test } from 'vitest'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { slotText } from '../rules.ts'
import { remind } from './book.ts'

const portal = await openPortal()
const hoursAhead = (hours: number): string =>
  new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000).toISOString()
const input = (startsAt: readonly string[]) => ({
  startsAt,
  minutes: 30,
  way: 'phone',
  place: '',
  note: 'Bring your certificates',
})

const offer = ({ employer, applicationId }: ApplicationCase, startsAt: readonly string[]) =>
  employer.call(`POST /api/employer/applicants/${applicationId}/interview`, input(startsAt))
const pick = ({ candidate, mine }: ApplicationCase, startsAt: string) => candidate.call(`PUT ${mine}/interview`, { startsAt })
const field = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()
const emailsTo = (email: string) => portal.emails.filter(({ to, key }) => to === email && key.startsWith('interview'))

async function settled(): Promise<void> {
  await portal.settle()
  await portal.settle()
}

test('the employer offers times, the candidate books one, and both are notified', async () => {
  const applied = await anApplication(portal, { title: 'Ward Sister' })
  const [first, second] = [hoursAhead(48), hoursAhead(50)]
  expect((await offer(applied, [second, first])).json()).toMatchObject({
    bookedAt: null,
    slots: [
      { startsAt: first, isFree: true },
      { startsAt: second, isFree: true },
    ],
  })
  expect((await applied.candidate.call(`GET ${applied.mine}`)).json()).toMatchObject({ status: 'interview' })
  await settled()
  const { candidate, employer } = applied
  expect(emailsTo(candidate.email).map(({ subject }) => subject)).toEqual([
    'Pick a time for your interview: Ward Sister at Lotus Care Hospital',
  ])
  expect(portal.emails.filter(({ to, subject }) => to === candidate.email && subject.startsWith('Interview Scheduled'))).toEqual(
    [],
  )
  expect((await pick(applied, hoursAhead(49))).json().code).toBe('notOffered')
  expect((await pick(applied, first)).json()).toMatchObject({ bookedAt: first })
  await settled()
  expect(emailsTo(candidate.email).at(-1)?.text).toContain(slotText(first))
  expect(emailsTo(employer.email).map(({ subject }) => subject)).toEqual(['Interview booked: Asha Menon, Ward Sister'])
  expect((await candidate.call('GET /api/applications/interviews')).json()).toMatchObject([
    { applicationId: applied.applicationId, bookedAt: first, jobTitle: 'Ward Sister' },
  ])
})

test('of two candidates who choose the same time of one interviewer at once, one gets it', async () => {
  const employer = await portal.anEmployer()
  const start = hoursAhead(72)
  const all = await Promise.all(Array.from({ length: 5 }, () => anApplication(portal, { employer })))
  for (const applied of all) await offer(applied, [start, hoursAhead(100)])
  const answers = await Promise.all(all.map((applied) => pick(applied, start)))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => answer.json().code))).toEqual(
    new Set(['taken']),
  )
  const loser = all[answers.findIndex(({ statusCode }) => statusCode !== 200)]
  const shown = await loser?.candidate.call(`GET ${loser.mine}/interview`)
  expect(shown?.json()).toMatchObject({ slots: [{ isFree: false }, { isFree: true }] })
})

test('new times replace the earlier ones, and the candidate chooses again', async () => {
  const applied = await anApplication(portal)
  const [early, late] = [hoursAhead(30), hoursAhead(60)]
  await offer(applied, [early])
  await pick(applied, early)
  const before = (await applied.candidate.call(`GET ${applied.mine}/interview/calendar`)).body
  expect((await offer(applied, [late])).json()).toMatchObject({ bookedAt: null, slots: [{ startsAt: late }] })
  await pick(applied, late)
  const after = (await applied.employer.call(`GET /api/employer/applicants/${applied.applicationId}/interview/calendar`)).body
  expect(field(after, 'UID')).toBe(field(before, 'UID'))
  expect(Number(field(after, 'SEQUENCE'))).toBeGreaterThan(Number(field(before, 'SEQUENCE')))
})

test('either side can cancel, the other is notified, and both see who cancelled', async () => {
  const applied = await anApplication(portal)
  const theirs = `GET /api/employer/applicants/${applied.applicationId}/interview`
  await offer(applied, [hoursAhead(30)])
  expect((await applied.candidate.call(`DELETE ${applied.mine}/interview`)).json()).toEqual({ cancelled: true })
  expect((await applied.candidate.call(`DELETE ${applied.mine}/interview`)).statusCode).toBe(404)
  await settled()
  expect(emailsTo(applied.employer.email).at(-1)?.subject).toContain('Interview cancelled')
  expect((await applied.employer.call(theirs)).json()).toMatchObject({ cancelled: { by: 'candidate' } })
  await offer(applied, [hoursAhead(31)])
  expect((await applied.employer.call(theirs)).json()).toMatchObject({ cancelled: null })
  await applied.employer.call(`DELETE /api/employer/applicants/${applied.applicationId}/interview`)
  await settled()
  expect(emailsTo(applied.candidate.email).at(-1)?.subject).toContain('Interview cancelled')
  expect((await applied.candidate.call(`GET ${applied.mine}/interview`)).json()).toMatchObject({ cancelled: { by: 'employer' } })
})

test('a withdrawal ends the interview and frees its time', async () => {
  const employer = await portal.anEmployer()
  const [first, second] = [await anApplication(portal, { employer }), await anApplication(portal, { employer })]
  const start = hoursAhead(40)
  await offer(first, [start])
  await offer(second, [start])
  await pick(first, start)
  expect((await pick(second, start)).json().code).toBe('taken')
  await first.candidate.call(`POST ${first.mine}/withdraw`)
  await settled()
  expect((await pick(second, start)).statusCode).toBe(200)
})

test('each side is reminded a day before and an hour before, once', async () => {
  const applied = await anApplication(portal)
  const start = hoursAhead(30)
  await offer(applied, [start])
  await pick(applied, start)
  await settled()
  const at = (hoursBefore: number) => ({ ...portal.context, clock: () => new Date(Date.parse(start) - hoursBefore * 3_600_000) })
  for (const hours of [28, 23, 22, 0.5, 0.4]) await remind(at(hours))
  await settled()
  for (const { email } of [applied.candidate, applied.employer])
    expect(emailsTo(email).filter(({ subject }) => subject.startsWith('Reminder')).length).toBeGreaterThanOrEqual(1)
  const { reminded } = await portal.db
    .selectFrom('interviewInvitations')
    .select('reminded')
    .where('applicationId', '=', applied.applicationId)
    .executeTakeFirstOrThrow()
  expect(reminded).toBe(2)
})

test.each([
  [{ startsAt: [hoursAhead(-2)] }, 409],
  [{ startsAt: [hoursAhead(24 * 61)] }, 409],
  [{ startsAt: [] }, 400],
  [{ way: 'video', place: 'javascript:alert(1)' }, 400],
  [{ way: 'in_person', place: '' }, 400],
  [{ minutes: 5 }, 400],
])('what cannot be offered is refused: %#', async (over, status) => {
  const applied = await anApplication(portal)
  const body = { ...input([hoursAhead(30)]), ...over }
  expect((await applied.employer.call(`POST /api/employer/applicants/${applied.applicationId}/interview`, body)).statusCode).toBe(
    status,
  )
})
