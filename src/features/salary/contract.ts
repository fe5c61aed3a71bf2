import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const oneOf = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.enum(values, `${name} is one of ${values.join(', ')}`)

export const MarketQuestion = z.object({
  role: oneOf('role', ['software-engineer', 'data-scientist', 'product-manager']),
  location: oneOf('location', ['bangalore', 'mumbai', 'hyderabad', 'pune', 'chennai', 'delhi', 'other']),
})
export type MarketQuestion = z.output<typeof MarketQuestion>

/** The pay of open jobs with that role and place, in rupees a year. `pay` is null if too few of them state their pay. */
export const Market = z.object({
  statedJobs: z.int(),
  pay: z.object({ lowerQuarter: z.int(), median: z.int(), upperQuarter: z.int() }).nullable(),
})
export type Market = z.output<typeof Market>

export const salary = {
  'GET /api/salary/market': { query: MarketQuestion, answer: Market, mayBeStale: true },
} as const satisfies Contract
