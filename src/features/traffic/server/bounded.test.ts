import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { agentOf } from './agents.ts'
import { openDayCounts, other } from './day-counts.ts'
import { classOf, longestOf, percentilesOf } from './durations.ts'
import { addHash, emptyRegisters, estimate } from './hyperloglog.ts'
import { campaignOf, referrerOf, truncated } from './request-facts.ts'
import { mostVisitorsStored } from './visitor-set.ts'

/** Evenly distributed, like hashes, but a million of these take a second less. */
const half = (number: number, factor: number): string => (Math.imul(number + 1, factor) >>> 0).toString(16).padStart(8, '0')
const visitor = (number: number): string =>
  half(Math.imul(number, 0x9e_37_79_b1) ^ (number >>> 3), 0x85_eb_ca_6b) + half(number, 0xc2_b2_ae_35)
const addressOf = (number: number): string => `${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}.0/24`

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void // V8's

function heapBytes(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

test('memory stays constant over a million requests from a million addresses, and what does not fit is counted as other', () => {
  const counts = openDayCounts(1)
  const add = (from: number, until: number): void => {
    for (let number = from; number < until; number++) {
      counts.addVisitor(visitor(number))
      counts.add('addresses', addressOf(number))
      counts.add('referrers', `host-${number}.example`)
    }
    counts.take()
  }
  add(0, 100_000)
  const early = heapBytes()
  add(100_000, 1_000_000)
  expect(heapBytes() / early).toBeLessThan(1.05)
})

test('sums stay right if names do not fit', () => {
  const counts = openDayCounts(1)
  for (let number = 0; number < 5_000; number++) counts.add('addresses', addressOf(number))
  const { rows } = counts.take()
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(5_000)
  expect(rows).toHaveLength(1_001)
  expect(rows.find(({ name }) => name === other)?.count).toBe(4_000)
})

test('visitors are stored one by one up to a limit, and then estimated within 5 %', () => {
  const counts = openDayCounts(1)
  const registers = emptyRegisters()
  const most = 200_000
  for (let number = 0; number < most; number++) counts.addVisitor(visitor(number))
  const { visitors } = counts.take()
  expect(visitors.hashes).toHaveLength(mostVisitorsStored)
  for (const hashed of visitors.hashes) addHash(registers, hashed)
  for (const [register, rank] of visitors.registers) registers[register] = Math.max(registers[register] ?? 0, rank)
  expect(Math.abs(estimate(registers) / most - 1)).toBeLessThan(0.05)
})

test('a bucket of durations is at most a fifth wide, and percentiles are computed from buckets', () => {
  for (const ms of [0.3, 1, 7.5, 120, 4_321, 90_000, 3_600_000]) {
    expect(longestOf(classOf(ms))).toBeGreaterThanOrEqual(ms)
    expect(longestOf(classOf(ms)) / ms).toBeLessThan(1.2)
  }
  const counts = new Map([
    [String(classOf(10)), 90],
    [String(classOf(1_000)), 10],
  ])
  expect(percentilesOf(counts)).toEqual({
    p50: longestOf(classOf(10)),
    p95: longestOf(classOf(1_000)),
    p99: longestOf(classOf(1_000)),
  })
  expect(percentilesOf(new Map())).toBeNull()
})

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'Googlebot', 'desktop'],
  ['curl/8.5.0', 'curl', 'desktop'],
  ['', 'without a name', 'desktop'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    null,
    'mobile',
  ],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', null, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', null, 'tablet'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', null, 'desktop'],
])('%s', (header, bot, device) => {
  expect(agentOf(header)).toEqual({ bot, device })
})

test('addresses lose the part that identifies a household', () => {
  expect(truncated('203.0.113.77')).toBe('203.0.113.0/24')
  expect(truncated('::ffff:203.0.113.77')).toBe('203.0.113.0/24')
  expect(truncated('2001:db8:12:34::9')).toBe('2001:db8:12::/48')
  expect(truncated('nowhere')).toBe('unknown')
})

test('referrers are hosts, and campaigns are reduced to their names', () => {
  const own = new Set(['pasand.example'])
  expect(referrerOf(undefined, own)).toBe('direct')
  expect(referrerOf('https://pasand.example/jobs', own)).toBeNull()
  expect(referrerOf('https://www.google.com/search?q=secret', own)).toBe('google.com')
  expect(referrerOf('not an address', own)).toBe('direct')
  expect(campaignOf('/jobs?utm_source=news&utm_campaign=diwali<script>')).toBe('news / diwaliscript')
  expect(campaignOf('/jobs?q=nurse')).toBeNull()
  expect(campaignOf(`/?utm_source=${'x'.repeat(500)}`)).toBe(`${'x'.repeat(40)} / –`)
})
