import { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

export const Paging = z.object({
  page: wholeNumber('page', [1, 100_000]).optional(),
  limit: wholeNumber('limit', [1, 100]).optional(),
})
export type Paging = z.output<typeof Paging>

export type Part = { readonly page: number; readonly limit: number }
const usualLimit = 20

/** `whenNone` is the number of rows when the request has neither a page nor a limit. */
export function partOf({ page, limit }: Paging, whenNone = usualLimit): Part {
  if (page === undefined && limit === undefined) return { page: 1, limit: whenNone }
  return { page: page ?? 1, limit: limit ?? usualLimit }
}
