import { z } from 'zod'

const whole = (name: string, max: number) => {
  const message = `${name} is a whole number from 1 to ${max}`
  return z.coerce.number(message).int(message).min(1, message).max(max, message)
}

/** For a person's own lists, which a screen shows whole: they are paged only when a page or a limit is requested. */
export const Paging = z.object({ page: whole('page', 100_000).optional(), limit: whole('limit', 100).optional() })
export type Paging = z.output<typeof Paging>

export type Part = { readonly page: number; readonly limit: number }
const usualLimit = 20

export function partOf({ page, limit }: Paging, whenWhole: number): Part {
  if (page === undefined && limit === undefined) return { page: 1, limit: whenWhole }
  return { page: page ?? 1, limit: limit ?? usualLimit }
}
