import { expect, test } from 'vitest'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import { endUndoTime } from '#tests/support/undo-time.ts'
import { rejectionWordings } from '../rejection-reasons.ts'

const portal = await openPortal()
const moves = 'POST /api/employer/applicants/moves'

const move = ({ employer, applicationId }: ApplicationCase, from: string, to: string, more: object = {}) =>
  employer.call(moves, { moves: [{ applicationId, from }], to, ...more })
const statusSeen = async ({ employer, applicationId }: ApplicationCase): Promise<string> =>
  (await employer.call(`GET /api/employer/applicants/${applicationId}`)).json().applicant.status
const candidateSees = async ({ candidate, mine }: ApplicationCase) => (await candidate.call(`GET ${mine}`)).json()
const emailsAbout = ({ candidate }: ApplicationCase) =>
  portal.emails.filter(({ to, key }) => to === candidate.email && key.includes('change'))

test('the team sees a move at once, the candidate after ten seconds', async () => {
  const applied = await anApplication(portal)
  const { undo, moved } = (await move(applied, 'applied', 'in_review')).json()
  expect(moved).toEqual([applied.applicationId])
  expect(Date.parse(undo.until) - Date.now()).toBeLessThanOrEqual(10_000)
  await portal.settle()
  expect(await statusSeen(applied)).toBe('in_review')
  expect(await candidateSees(applied)).toMatchObject({ status: 'applied' })
  await endUndoTime(portal)
  expect(await candidateSees(applied)).toMatchObject({
    status: 'in_review',
    history: [{ to: 'applied' }, { to: 'in_review', by: 'employer' }],
  })
  expect(emailsAbout(applied)).toHaveLength(1)
})

test('a rejection needs a reason, and the candidate reads the sentence of the reason', async () => {
  const applied = await anApplication(portal)
  expect((await move(applied, 'applied', 'rejected')).statusCode).toBe(400)
  expect((await move(applied, 'applied', 'in_review', { reason: 'pay' })).statusCode).toBe(400)
  expect((await move(applied, 'applied', 'rejected', { reason: 'notice' })).statusCode).toBe(200)
  await endUndoTime(portal)
  const { sentence } = rejectionWordings.notice
  expect((await candidateSees(applied)).history.at(-1)).toMatchObject({ to: 'rejected', note: sentence })
  expect(emailsAbout(applied)[0]?.text).toContain(sentence)
})

test('an undone move is visible to nobody else', async () => {
  const applied = await anApplication(portal)
  const { undo } = (await move(applied, 'applied', 'rejected', { reason: 'pay' })).json()
  const back = await applied.employer.call(`${moves}/${undo.moveId}/undo`)
  expect(back.json()).toEqual({ undone: [applied.applicationId] })
  expect(await statusSeen(applied)).toBe('applied')
  await endUndoTime(portal)
  expect(emailsAbout(applied)).toEqual([])
  expect(await candidateSees(applied)).toMatchObject({ status: 'applied', history: [{ to: 'applied' }] })
  expect((await applied.employer.call(`${moves}/${undo.moveId}/undo`)).json().code).toBe('tooLate')
})

test('the database decides when the time to undo has ended, even if the queue has not run yet', async () => {
  const applied = await anApplication(portal)
  const { undo } = (await move(applied, 'applied', 'rejected', { reason: 'pay' })).json()
  await portal.db
    .updateTable('pendingMoves')
    .set({ undoUntil: new Date(Date.now() - 1) })
    .execute()
  expect((await applied.employer.call(`${moves}/${undo.moveId}/undo`)).statusCode).toBe(409)
  await endUndoTime(portal)
  expect(await candidateSees(applied)).toMatchObject({ status: 'rejected' })
})

test('of twenty concurrent moves of one application one wins, and the others get the new status', async () => {
  const applied = await anApplication(portal)
  const targets = ['in_review', 'under_review', 'interview', 'offer']
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => move(applied, 'applied', targets[at % 4] ?? 'offer')))
  const winners = answers.filter((answer) => answer.json().moved.length === 1)
  expect(winners).toHaveLength(1)
  const status = await statusSeen(applied)
  const refused = answers.flatMap((answer) => answer.json().refused)
  expect(refused).toHaveLength(19)
  expect(new Set(refused.map((one: { why: string; status: string }) => `${one.why} ${one.status}`))).toEqual(
    new Set([`changed ${status}`]),
  )
  await endUndoTime(portal)
  expect(emailsAbout(applied)).toHaveLength(1)
})

test('if a move is undone at the moment when it is due, exactly one of the two happens', async () => {
  for (let round = 0; round < 5; round++) {
    const applied = await anApplication(portal)
    const { undo } = (await move(applied, 'applied', 'in_review')).json()
    const before = emailsAbout(applied).length
    const { sql } = await import('kysely')
    await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(portal.db)
    const [back] = await Promise.all([applied.employer.call(`${moves}/${undo.moveId}/undo`), portal.settle()])
    await portal.settle()
    const { status } = await candidateSees(applied)
    expect(status).toBe(back.statusCode === 200 ? 'applied' : 'in_review')
    expect(emailsAbout(applied).length - before).toBe(back.statusCode === 200 ? 0 : 1)
  }
})

test('a second move completes the first, and both are in the history', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'in_review')
  expect((await move(applied, 'in_review', 'interview')).json().moved).toHaveLength(1)
  await endUndoTime(portal)
  const { history } = await candidateSees(applied)
  expect(history.map(({ to }: { to: string }) => to)).toEqual(['applied', 'in_review', 'interview'])
})

test('a move is dropped if the application is withdrawn meanwhile', async () => {
  const applied = await anApplication(portal)
  await move(applied, 'applied', 'interview')
  expect((await applied.candidate.call(`POST ${applied.mine}/withdraw`)).statusCode).toBe(200)
  expect(await statusSeen(applied)).toBe('withdrawn')
  await endUndoTime(portal)
  expect(await candidateSees(applied)).toMatchObject({ status: 'withdrawn' })
})

test('one call moves many applications; those that cannot be moved are named and not changed', async () => {
  const employer = await portal.anEmployer()
  const [first, second] = [await anApplication(portal, { employer }), await anApplication(portal, { employer })]
  const others = await anApplication(portal)
  const body = { to: 'hired', moves: [first, second, others].map(({ applicationId }) => ({ applicationId, from: 'applied' })) }
  expect((await employer.call(moves, body)).json()).toEqual({
    undo: null,
    moved: [],
    refused: [
      { applicationId: first.applicationId, why: 'notAllowed', status: 'applied' },
      { applicationId: second.applicationId, why: 'notAllowed', status: 'applied' },
      { applicationId: others.applicationId, why: 'notFound', status: null },
    ],
  })
  const { moved, undo } = (await employer.call(moves, { ...body, to: 'in_review' })).json()
  expect(moved).toHaveLength(2)
  expect((await others.employer.call(`${moves}/${undo.moveId}/undo`)).statusCode).toBe(409)
  expect((await employer.call(`${moves}/${undo.moveId}/undo`)).json().undone.toSorted()).toEqual(moved.toSorted())
})
