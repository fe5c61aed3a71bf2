import { expect, test } from 'vitest'
import type { StatusChange } from '../contract.ts'
import { anApplication, type ApplicationCase } from '#tests/factories/an-application.ts'
import { type Answer, openPortal } from '#tests/portal.ts'
import { untilWaiting } from '#tests/support/waiting-transactions.ts'

const portal = await openPortal()

/** Starts the calls one after the other while the application is locked, and releases the lock once all of them wait. */
async function atOnce({ applicationId }: ApplicationCase, calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const client = await portal.pool.connect()
  await client.query('begin')
  await client.query('select 1 from applications where id = $1 for update', [applicationId])
  const answers: Promise<Answer>[] = []
  for (const call of calls) {
    answers.push(call())
    await untilWaiting(portal, answers.length)
  }
  await client.query('commit')
  client.release()
  return Promise.all(answers)
}

const move = ({ employer, theirs }: ApplicationCase, to: string) => employer.call(`PUT ${theirs}/status`, { from: 'applied', to })
const withdraw = ({ candidate, mine }: ApplicationCase) => candidate.call(`POST ${mine}/withdraw`)
const codesOf = (answers: readonly Answer[]): unknown[] => answers.map((answer) => answer.json().code ?? answer.statusCode)

async function historyOf({ candidate, mine }: ApplicationCase): Promise<string[]> {
  const { history, status } = (await candidate.call(`GET ${mine}`)).json<{ history: StatusChange[]; status: string }>()
  expect(history.at(-1)?.to).toBe(status)
  return history.map(({ from, to }) => `${from ?? 'nothing'} > ${to}`)
}

test('if two people move one application at once, the second is refused', async () => {
  const applied = await anApplication(portal)
  const answers = await atOnce(applied, [() => move(applied, 'interview'), () => move(applied, 'rejected')])
  expect(new Set(codesOf(answers))).toEqual(new Set([200, 'movedMeanwhile']))
  expect(await historyOf(applied)).toHaveLength(2)
  await portal.settle()
  const emails = portal.emails.filter(({ to, key }) => to === applied.candidate.email && key.startsWith('application-change'))
  expect(emails).toHaveLength(1)
})

test('an application that is moved and withdrawn at once ends as withdrawn, whichever call is first', async () => {
  const orders: ((applied: ApplicationCase) => readonly (() => Promise<Answer>)[])[] = [
    (applied) => [() => withdraw(applied), () => move(applied, 'interview')],
    (applied) => [() => move(applied, 'interview'), () => withdraw(applied)],
  ]
  for (const order of orders) {
    const applied = await anApplication(portal)
    const codes = codesOf(await atOnce(applied, order(applied)))
    const history = await historyOf(applied)
    const isMovedFirst = !codes.includes('movedMeanwhile')
    expect(history).toEqual(
      isMovedFirst
        ? ['nothing > applied', 'applied > interview', 'interview > withdrawn']
        : ['nothing > applied', 'applied > withdrawn'],
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(isMovedFirst ? 2 : 1)
  }
})

test('if an application is rejected and withdrawn at once, one of the two is stored and the other refused', async () => {
  const applied = await anApplication(portal)
  const answers = await atOnce(applied, [() => withdraw(applied), () => move(applied, 'rejected')])
  expect(codesOf(answers).filter((code) => code === 200)).toHaveLength(1)
  expect(await historyOf(applied)).toHaveLength(2)
})

test('a message at the moment of a withdrawal is either stored before it, or refused', async () => {
  const applied = await anApplication(portal)
  const write = () => applied.employer.call(`POST ${applied.theirs}/messages`, { body: 'Are you there?' })
  const [withdrawn, written] = await atOnce(applied, [() => withdraw(applied), write])
  expect(withdrawn?.statusCode).toBe(200)
  const thread = (await applied.candidate.call(`GET ${applied.mine}/messages`)).json<unknown[]>()
  expect(thread).toHaveLength(written?.statusCode === 201 ? 1 : 0)
  expect([201, 409]).toContain(written?.statusCode)
})
