import { expect, test } from 'vitest'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'

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

test('times offered while a rejection can still be taken back are refused, and the rejection stands', async () => {
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

test('any other move is carried out before the invitation, and can no longer be taken back', async () => {
  const applied = await anApplication(portal)
  const { undo } = (await moveTo(applied, 'under_review')).json<{ undo: { moveId: string } }>()
  expect((await offer(applied, [hoursAhead(30)])).statusCode).toBe(201)
  expect((await applied.employer.call(`POST /api/employer/applicants/moves/${undo.moveId}/undo`)).statusCode).toBe(409)
  const { history } = (await applied.candidate.call(`GET ${applied.mine}`)).json<{ history: { to: string }[] }>()
  expect(history.map(({ to }) => to).toSorted()).toEqual(['applied', 'interview', 'under_review'])
})
