import { expect, test } from 'vitest'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import type { Dashboard } from '#features/employer-dashboard/contract.ts'
import { openPortal } from '#tests/portal.ts'
import { takeReminders } from './upcoming-queries.ts'

const portal = await openPortal()
const hoursAhead = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

const offer = ({ employer, applicationId }: ApplicationCase, startsAt: readonly string[]) =>
  employer.call(`POST /api/employer/applicants/${applicationId}/interview`, { startsAt, minutes: 30, way: 'phone' })

const moveTo = ({ employer, applicationId }: ApplicationCase, to: string) =>
  employer.call('POST /api/employer/applicants/moves', {
    moves: [{ applicationId, from: 'applied' }],
    to,
    ...(to === 'rejected' ? { reason: 'experience' } : {}),
  })

test('times offered while a rejection can still be undone are refused, and the rejection stays', async () => {
  const applied = await anApplication(portal)
  const { undo } = (await moveTo(applied, 'rejected')).json<{ undo: { moveId: string } }>()
  const refused = await offer(applied, [hoursAhead(30)])
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'closing'])
  const pending = await portal.db
    .selectFrom('pendingMoves')
    .select('toStatus')
    .where('applicationId', '=', applied.applicationId)
    .execute()
  expect(pending).toEqual([{ toStatus: 'rejected' }])
  expect((await applied.employer.call(`POST /api/employer/applicants/moves/${undo.moveId}/undo`)).statusCode).toBe(200)
  expect((await offer(applied, [hoursAhead(30)])).statusCode).toBe(201)
})

test('any other pending move is carried out before the invitation, and can no longer be undone', async () => {
  const applied = await anApplication(portal)
  const { undo } = (await moveTo(applied, 'under_review')).json<{ undo: { moveId: string } }>()
  expect((await offer(applied, [hoursAhead(30)])).statusCode).toBe(201)
  expect((await applied.employer.call(`POST /api/employer/applicants/moves/${undo.moveId}/undo`)).statusCode).toBe(409)
  const { history } = (await applied.candidate.call(`GET ${applied.mine}`)).json<{ history: { to: string }[] }>()
  expect(history.map(({ to }) => to).toSorted()).toEqual(['applied', 'interview', 'under_review'])
})

const dayMs = 24 * 3_600_000

test.each([
  ['the candidate withdraws', ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/withdraw`)],
  [
    'the company rejects',
    ({ employer, theirs }: ApplicationCase) =>
      employer.call(`PUT ${theirs}/status`, { from: 'interview', to: 'rejected', reason: 'experience' }),
  ],
] as const)('%s: the interview is gone at once for both sides, before the queue has ended it', async (_, close) => {
  const applied = await anApplication(portal)
  const { employer, candidate, mine, applicationId } = applied
  const [startsAt] = [hoursAhead(5)]
  await offer(applied, [startsAt])
  expect((await candidate.call(`PUT ${mine}/interview`, { startsAt })).statusCode).toBe(200)
  const shown = async () => {
    const { waiting, interviews } = (await employer.call('GET /api/employer/dashboard')).json<Dashboard>()
    const upcoming = (await candidate.call('GET /api/applications/interviews')).json<unknown[]>()
    const both = [`GET ${mine}/interview`, `GET /api/employer/applicants/${applicationId}/interview`] as const
    const read = [await candidate.call(both[0]), await employer.call(both[1])].map((answer) => answer.body !== 'null')
    return [waiting.interviews, interviews.length, upcoming.length, ...read]
  }
  expect(await shown()).toEqual([1, 1, 1, true, true])
  expect((await close(applied)).statusCode).toBe(200)
  expect(await shown()).toEqual([0, 0, 0, false, false])
  const reminded = await portal.db.transaction().execute((tx) => takeReminders(tx, new Date(Date.parse(startsAt) - dayMs / 48)))
  expect(reminded).toEqual([])
})
