import { z } from 'zod'
import { clean } from '#platform/contract/clean.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

const worded = (what: string) =>
  z
    .string(`${what} is required`)
    .overwrite(clean)
    .trim()
    .min(1, `${what} is required`)
    .max(200, `${what} must be at most 200 characters`)

const wrongSalary = 'Expected salary must be a whole number of rupees a year'

export const NewWish = z.object({
  company: worded('Company name'),
  role: worded('Role'),
  availabilityDays: z.literal([0, 15, 30, 60, 90], 'Availability is required'),
  /** Rupees a year. */
  expectedSalary: z.int(wrongSalary).min(0, wrongSalary).max(1_000_000_000, wrongSalary).nullish(),
})
export type NewWish = z.output<typeof NewWish>

export const Wish = NewWish.extend({
  id: z.uuid(),
  expectedSalary: z.int().nullable(),
  createdAt: z.iso.datetime(),
})
export type Wish = z.output<typeof Wish>

export const wishes = {
  'POST /api/wishes': { who: 'user', body: NewWish, answer: Wish, status: 201 },
} as const satisfies Contract
