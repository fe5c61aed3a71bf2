import { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

export const Paging = z.object({
  page: wholeNumber('page', [1, 100_000]).optional(),
  limit: wholeNumber('limit', [1, 100]).optional(),
})
export type Paging = z.output<typeof Paging>

export type Part = { readonly page: number; readonly limit: number }
const usualLimit = 20

/** `whenNone`: how many rows there are when neither a page nor a limit is requested. */
export function partOf({ page, limit }: Paging, whenNone = usualLimit): Part {
  if (page === undefined && limit === undefined) return { page: 1, limit: whenNone }
  return { page: page ?? 1, limit: limit ?? usualLimit }
}
