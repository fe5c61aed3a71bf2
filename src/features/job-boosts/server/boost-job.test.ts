import { expect, test } from 'vitest'
import { checkLedger } from '#features/entitlements/server/feature.ts'
import type { BillingState } from '#features/subscriptions/contract.ts'
import { dayMs } from '#platform/contract/dates.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { aJob } from '#tests/factories/a-job.ts'
import { buyPlan, refundOrder } from '#tests/factories/a-purchase.ts'
import { openPortal, type Person } from '#tests/portal.ts'
import { boostDays, type JobBoost } from '../contract.ts'

const start = new Date()
let now = start
const portal = await openPortal({ clock: () => now })
const { db } = portal

async function aBuyer(boosts: number) {
  const owner = await portal.anEmployer()
  const orderId = await buyPlan(owner, await aPlan(db, { boosts }))
  return { ...owner, orderId }
}

const boost = ({ call }: Person, jobId: string) => call(`POST /api/employer/postings/${jobId}/boost`)
const boostOf = async ({ call }: Person, jobId: string): Promise<JobBoost> =>
  (await call(`GET /api/employer/postings/${jobId}/boost`)).json()
const promoted = async (query: string): Promise<string[]> => {
  const answer = await portal.visitor.call(`GET /api/jobs/promoted?${query}`)
  expect([query, answer.statusCode, answer.body]).toMatchObject([query, 200, expect.any(String)])
  return answer.json<{ id: string }[]>().map(({ id }) => id)
}
const openJob = (owner: { readonly employerId: string }, title: string, over: object = {}) =>
  aJob(db, { postedBy: owner.employerId, title, ...over })

test('a boost promotes an open job in matching searches, for exactly seven days', async () => {
  now = start
  const owner = await aBuyer(2)
  const { jobId } = await openJob(owner, 'Falconer')
  expect(await promoted('q=falconer')).toEqual([])
  const answer = await boost(owner, jobId)
  const until = new Date(now.getTime() + boostDays * dayMs).toISOString()
  expect([answer.statusCode, answer.json()]).toEqual([201, { left: 1, until }])
  expect(await boostOf(owner, jobId)).toEqual({ left: 1, until })
  for (const query of ['', 'q=falconer', 'location=Pune', 'q=falconer&jobType=full-time']) {
    expect({ query, ids: await promoted(query) }).toEqual({ query, ids: [jobId] })
  }
  for (const query of ['q=nurse', 'location=Kochi', 'jobType=internship', 'salaryMin=100000']) {
    expect({ query, ids: await promoted(query) }).toEqual({ query, ids: [] })
  }
  expect((await boost(owner, jobId)).json()).toMatchObject({ code: 'boosted' })
  await db.updateTable('jobs').set({ isActive: false }).where('id', '=', jobId).execute()
  expect(await promoted('q=falconer'), 'closed').toEqual([])
  await db.updateTable('jobs').set({ isActive: true }).where('id', '=', jobId).execute()
  now = new Date(now.getTime() + boostDays * dayMs)
  expect(await promoted('q=falconer'), 'over').toEqual([])
  const later = await portal.aMember(owner, 'owner')
  expect((await boost(later, jobId)).json()).toMatchObject({ left: 0 })
  await checkLedger(portal.context)
})

test('a job with the words in its title comes before one with the words elsewhere', async () => {
  now = start
  const owner = await aBuyer(3)
  const elsewhere = await openJob(owner, 'Zoo Assistant', { description: 'You help the glassblower and feed the animals.' })
  const inTitle = await openJob(owner, 'Glassblower')
  for (const { jobId } of [elsewhere, inTitle]) await boost(owner, jobId)
  expect(await promoted('q=glassblower')).toEqual([inTitle.jobId, elsewhere.jobId])
})

test('of many concurrent clicks one succeeds, and the last boost is used once', async () => {
  now = start
  const owner = await aBuyer(1)
  const jobs = [await openJob(owner, 'Cooper'), await openJob(owner, 'Cobbler')]
  const answers = await Promise.all(jobs.flatMap(({ jobId }) => [1, 2, 3, 4].map(() => boost(owner, jobId))))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await db.selectFrom('jobBoosts').select('id').where('employerId', '=', owner.employerId).execute()).toHaveLength(1)
  await checkLedger(portal.context)
})

test('only open jobs of the company can be boosted, by those who may write, and only with a boost', async () => {
  now = start
  const [owner, other] = [await aBuyer(1), await portal.anEmployer()]
  const { jobId } = await openJob(owner, 'Thatcher')
  const closed = await openJob(owner, 'Fletcher', { isActive: false })
  expect((await boost(other, jobId)).json()).toMatchObject({ code: 'notOpen' })
  expect((await boost(owner, closed.jobId)).json()).toMatchObject({ code: 'notOpen' })
  expect((await boost(await portal.aMember(owner, 'viewer'), jobId)).statusCode).toBe(403)
  expect((await boost(other, (await openJob(other, 'Wheelwright')).jobId)).json()).toMatchObject({ code: 'noneLeft' })
  expect((await boost(await portal.aMember(owner, 'recruiter'), jobId)).statusCode).toBe(201)
})

test('unused boosts end with the plan or its refund; a running boost continues', async () => {
  now = start
  const owner = await aBuyer(3)
  const { jobId } = await openJob(owner, 'Chandler')
  await boost(owner, jobId)
  const billing = async (): Promise<BillingState> => (await owner.call('GET /api/employer/billing')).json()
  const [boosts] = (await billing()).balances.filter(({ entitlement }) => entitlement === 'boosts')
  expect(boosts?.history.map(({ kind, units }) => [kind, units])).toEqual([
    ['expired', -2],
    ['used', -1],
    ['granted', 3],
  ])
  await refundOrder(portal, owner.orderId)
  expect((await boostOf(owner, jobId)).left).toBe(0)
  expect(await promoted('q=chandler')).toEqual([jobId])
  await checkLedger(portal.context)
})
