import { z } from 'zod'
import { wholeNumber } from './whole-number.ts'

/** For a person's own lists, which a screen shows whole: they are paged only when a page or a limit is requested. */
export const Paging = z.object({
  page: wholeNumber('page', [1, 100_000]).optional(),
  limit: wholeNumber('limit', [1, 100]).optional(),
})
export type Paging = z.output<typeof Paging>

export type Part = { readonly page: number; readonly limit: number }
const usualLimit = 20

export function partOf({ page, limit }: Paging, whenWhole: number): Part {
  if (page === undefined && limit === undefined) return { page: 1, limit: whenWhole }
  return { page: page ?? 1, limit: limit ?? usualLimit }
}
