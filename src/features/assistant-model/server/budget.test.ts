import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { noRateLimits } from '#platform/server/rate-limits/rate-limits.ts'
import { aModel } from '#tests/fakes/ai.ts'
import { openPortal } from '#tests/portal.ts'
import { ask } from '#tests/support/ask-assistant.ts'
import { accountOf } from './budget.ts'
import { deleteOldUsage, reserveTokens, settleTokens } from './budget-queries.ts'

/** One request reserves about 5,000 tokens and uses 100. */
const model = await aModel({ dailyTokens: 40_000, dailyTokensPerPerson: 12_000 })
const config = { ...readConfig({}), ai: model.config }
const portal = await openPortal({ rateLimits: noRateLimits, config })
const { db, context } = portal
const question = 'blorp zarp fnord, what now?'
const now = new Date('2026-03-10T10:00:00+05:30')

async function usageOf(holder: string, on = db): Promise<number | null> {
  const row = await on
    .selectFrom('aiUsage')
    .select('tokens')
    .where('holder', '=', holder)
    .orderBy('day', 'desc')
    .executeTakeFirst()
  return row ? Number(row.tokens) : null
}
const candidate = (id: string) => ({ kind: 'candidate', id }) as const
const accountFor = (id: string, at = now) => accountOf(context, model.config, candidate(id), at)

test('concurrent requests cannot spend more than the budget', async () => {
  const account = accountFor('asha')
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => reserveTokens(db, account, 5_000)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await usageOf(account.holders[0]?.name ?? '')).toBe(10_000)
  expect(await usageOf('all')).toBe(10_000)
})

test('the total limit holds for several people at once, and a refused request costs nothing', async () => {
  const accounts = Array.from({ length: 8 }, (_, i) => accountFor(`person ${i}`))
  const results = await Promise.allSettled(accounts.map((account) => reserveTokens(db, account, 10_000)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await usageOf('all')).toBe(40_000)
  const paid = await Promise.all(accounts.map(({ holders }) => usageOf(holders[0]?.name ?? '')))
  expect(paid.filter((tokens) => tokens !== null)).toEqual([10_000, 10_000, 10_000])
})

test('unused tokens are returned, a new day begins at midnight in India, and old days are deleted', async () => {
  const late = accountFor('ravi', new Date('2026-03-11T23:59:00+05:30'))
  const early = accountFor('ravi', new Date('2026-03-12T00:01:00+05:30'))
  await reserveTokens(db, late, 12_000)
  await expect(reserveTokens(db, late, 1)).rejects.toThrow('no tokens are left')
  await reserveTokens(db, early, 12_000)
  await settleTokens(db, early, 12_000, 700)
  expect(await usageOf(early.holders[0]?.name ?? '')).toBe(700)
  expect(late.holders[0]?.name).not.toBe(early.holders[0]?.name)
  await deleteOldUsage(db, new Date('2026-03-11T10:00:00+05:30'))
  expect(await usageOf(late.holders[0]?.name ?? '')).toBeNull()
  expect(await usageOf('all')).toBe(700)
})

test('visitors of one network share a budget, and all visitors together have half of the total', () => {
  const [one, same, other] = ['1.2.3.4', '1.2.3.4', '1.2.3.5'].map(
    (network) => accountOf(context, model.config, { kind: 'visitor', network }, now).holders,
  )
  expect(one).toEqual(same)
  expect(one?.[0]?.name).not.toBe(other?.[0]?.name)
  expect(one?.slice(1)).toEqual([
    { name: 'visitors', most: 20_000 },
    { name: 'all', most: 40_000 },
  ])
})

test('a person who has spent the budget gets the answers of the rules, and another person still gets the model', async () => {
  const [asha, ravi] = [await portal.aUser(), await portal.aUser()]
  model.plays({ text: 'Read the offer well.', tokens: 11_000 })
  expect((await ask(asha, question)).source).toBe('ai')
  model.plays({ text: 'Read the offer well.' })
  expect((await ask(asha, question)).source).toBe('template_based')
  expect(model.requests).toHaveLength(0)
  expect((await ask(ravi, question)).source).toBe('ai')
})

test('a request that the provider refuses costs nothing, and one that breaks off costs its reservation', async () => {
  const other = await openPortal({ rateLimits: noRateLimits, config })
  model.plays({ status: 500 })
  await ask(await other.aUser(), question)
  expect(await usageOf('all', other.db)).toBe(0)
  model.plays({ text: 'Read', isCut: true })
  await ask(await other.aUser(), question)
  expect(await usageOf('all', other.db)).toBeGreaterThan(1_000)
  model.plays({ text: 'Read the offer well.', tokens: null })
  await ask(await other.aUser(), question)
  expect(await usageOf('all', other.db)).toBeGreaterThan(2_000)
})
