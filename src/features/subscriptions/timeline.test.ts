import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#platform/contract/dates.ts'
import { after, buy, type Period, takeOut, unusedPaise } from './timeline.ts'

const now = new Date('2026-11-22T06:00:00Z')
const days = (count: number): Date => new Date(now.getTime() + count * dayMs)
const period = (over: Partial<Period> = {}): Period => ({
  id: 'a',
  key: 'small',
  start: now,
  end: days(30),
  valuePaise: 30_000,
  ...over,
})
const small = { id: 'b', key: 'small', pricePaise: 30_000, length: { days: 30 } } as const
const large = { id: 'c', key: 'large', pricePaise: 60_000, length: { days: 30 } } as const

test.each([
  ['2026-11-22T06:00:00Z', '2026-12-22T06:00:00Z'],
  ['2026-01-31T06:00:00Z', '2026-02-28T06:00:00Z'],
  ['2028-01-31T06:00:00Z', '2028-02-29T06:00:00Z'],
  // 23:00 on 30 January in UTC is the 31st in India.
  ['2026-01-30T23:00:00Z', '2026-02-27T23:00:00Z'],
  ['2026-12-31T20:00:00Z', '2027-01-31T20:00:00Z'],
])('a month after %s is %s', (start, end) => {
  expect(after(new Date(start), 'month').toISOString()).toBe(new Date(end).toISOString())
})

test('the same plan begins again at the later of now and the end', () => {
  expect(buy([period()], small, days(10)).added).toMatchObject({ start: days(30), end: days(60), valuePaise: 30_000 })
  expect(buy([], small, days(10)).added).toMatchObject({ start: days(10), end: days(40) })
})

test('another plan begins now, and the unused value extends it at the new plan’s own price', () => {
  const chain = [period(), period({ id: 'z', start: days(30), end: days(60) })]
  const { added, replaced } = buy(chain, large, days(15))
  expect(replaced.map(({ id }) => id)).toEqual(['a', 'z'])
  // 15,000 and 30,000 paise are unused; a day of the large plan costs 2,000.
  expect(added).toMatchObject({ start: days(15), end: days(45 + 22.5), valuePaise: 60_000 + 45_000 })
})

test('later periods move forward when a period is removed', () => {
  const chain = [
    period(),
    period({ id: 'y', start: days(30), end: days(60) }),
    period({ id: 'z', start: days(60), end: days(90) }),
  ]
  expect(takeOut(chain, 'a', days(10))).toMatchObject([
    { id: 'y', start: days(10), end: days(40) },
    { id: 'z', start: days(40), end: days(70) },
  ])
  expect(takeOut(chain, 'y', days(10))).toMatchObject([{ id: 'z', start: days(30), end: days(60) }])
  expect(takeOut(chain, 'z', days(10))).toEqual([])
})

test('nothing is credited that was not paid, and the unused value never grows with time', () => {
  const moments = fc.integer({ min: -10 * dayMs, max: 40 * dayMs }).map((ms) => new Date(now.getTime() + ms))
  const values = fc.integer({ min: 0, max: 50_000_000 })
  fc.assert(
    fc.property(values, moments, moments, (valuePaise, one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      const paid = period({ valuePaise })
      const [first, second] = [unusedPaise(paid, early), unusedPaise(paid, late)]
      expect([first <= valuePaise, second <= first, second >= 0, Number.isSafeInteger(first)]).not.toContain(false)
    }),
  )
})
