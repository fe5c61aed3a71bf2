import { expect, test } from 'vitest'
import type { TrackedApplication } from '#features/applications/tracking-contract.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { endUndoTime } from '#tests/support/undo-time.ts'

const portal = await openPortal()
const hoursAhead = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

const offer = ({ employer, applicationId }: ApplicationCase) =>
  employer.call(`POST /api/employer/applicants/${applicationId}/interview`, {
    startsAt: [hoursAhead(30)],
    minutes: 30,
    way: 'phone',
  })

async function tracked({ candidate, mine }: ApplicationCase) {
  const { status, history } = (await candidate.call(`GET ${mine}`)).json<TrackedApplication>()
  const last = history.at(-1)
  return [status, last?.to, last?.by, last?.note]
}

const cancelled = 'The interview was cancelled.'

test.each([
  ['candidate', ({ candidate, mine }: ApplicationCase) => candidate.call(`DELETE ${mine}/interview`)],
  [
    'employer',
    ({ employer, applicationId }: ApplicationCase) => employer.call(`DELETE /api/employer/applicants/${applicationId}/interview`),
  ],
] as const)('the %s cancels: no interview is scheduled any more, and the timeline says why', async (by, cancel) => {
  const applied = await anApplication(portal)
  await offer(applied)
  expect((await cancel(applied)).statusCode).toBe(200)
  expect(await tracked(applied)).toEqual(['under_review', 'under_review', by, cancelled])
  await portal.settle()
  const moved = portal.emails.filter(({ to, subject }) => to === applied.candidate.email && subject.startsWith('Under Review'))
  expect(moved).toEqual([])
  expect((await offer(applied)).statusCode).toBe(201)
  expect((await tracked(applied))[0]).toBe('interview')
})

test('an application that is past the interview keeps its status', async () => {
  const applied = await anApplication(portal)
  await offer(applied)
  await applied.employer.call(`PUT ${applied.theirs}/status`, { from: 'interview', to: 'offer' })
  await applied.candidate.call(`DELETE ${applied.mine}/interview`)
  expect((await tracked(applied))[0]).toBe('offer')
})

test('a move that can still be undone is carried out, although the interview is cancelled meanwhile', async () => {
  const applied = await anApplication(portal)
  await offer(applied)
  const moves = [{ applicationId: applied.applicationId, from: 'interview' }]
  expect((await applied.employer.call('POST /api/employer/applicants/moves', { moves, to: 'offer' })).statusCode).toBe(200)
  await applied.candidate.call(`DELETE ${applied.mine}/interview`)
  await endUndoTime(portal)
  expect((await tracked(applied))[0]).toBe('offer')
})

test('a cancellation and new times at once end in one of the two orders, never with a status that does not fit', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const applied = await anApplication(portal)
    await offer(applied)
    const answers = await Promise.all([applied.candidate.call(`DELETE ${applied.mine}/interview`), offer(applied)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201])
    const invitation = (await applied.candidate.call(`GET ${applied.mine}/interview`)).json<{ cancelled: unknown }>()
    expect((await tracked(applied))[0]).toBe(invitation.cancelled ? 'under_review' : 'interview')
  }
})
