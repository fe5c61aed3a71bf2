import { z } from 'zod'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { DayFilter } from '#platform/contract/day-filter.ts'
import { Paging } from '#platform/contract/paging.ts'

const short = (what: string) => cleanText(100, { tooLong: `${what} must be at most 100 characters` }).optional()

/** Days are those of India; both are included. */
export const LogFilter = z.object({
  staffId: z.uuid('This is no id of a member of staff').or(z.literal('')).optional(),
  action: short('Action'),
  /** The id of the object of the action. */
  target: short('Target'),
  from: DayFilter,
  to: DayFilter,
})
export type LogFilter = z.output<typeof LogFilter>

const LogEntry = z.object({
  seq: z.string(),
  at: z.iso.datetime(),
  name: z.string(),
  staffId: z.uuid(),
  action: z.string(),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  description: z.string().nullable(),
  /** True if the details were erased, because they named a person whose account was deleted. */
  isErased: z.boolean(),
})
export type LogEntry = z.output<typeof LogEntry>

export const staffLog = {
  /** The newest first. */
  'GET /api/admin/logs': {
    who: 'staff-log',
    query: LogFilter.extend(Paging.shape),
    headers: ['X-Total-Count', 'Link'],
    answer: z.array(LogEntry),
  },
  /** The values of the filters. */
  'GET /api/admin/logs/filters': {
    who: 'staff-log',
    answer: z.object({ staff: z.array(z.object({ id: z.uuid(), name: z.string() })), actions: z.array(z.string()) }),
  },
  'GET /api/admin/logs/csv': { who: 'staff-log', query: LogFilter, file: 'text/csv; charset=utf-8' },
} as const satisfies Contract
