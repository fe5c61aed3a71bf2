import { z } from 'zod'
import { BadInput } from '#platform/server/failures.ts'
import { JobSort } from '../../contract.ts'
import { type Position, rankTiers } from '#features/job-index/server/public.ts'

// PostgreSQL has no year 0.
const Moment = z.iso.datetime({ precision: 6 }).refine((text) => !text.startsWith('0000'))
const Cursor = z.tuple([JobSort, z.literal(rankTiers), z.int32(), Moment, z.uuid()])

/** Encodes the position after which the next page begins. The format is internal and may change. */
export function cursorOf(sort: JobSort, { tier, pay, createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([sort, tier, pay, createdAt, id])).toString('base64url')
}

export function readCursor(sort: JobSort, cursor: string): Position {
  const parsed = Cursor.safeParse(json(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw refused('cursor is not one that a list of jobs has given')
  const [given, tier, pay, createdAt, id] = parsed.data
  if (given !== sort) throw refused(`cursor belongs to a list sorted by ${given}, not by ${sort}`)
  return { tier, pay, createdAt, id }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused(message: string): BadInput {
  return new BadInput(new z.ZodError([{ code: 'custom', path: ['cursor'], message, input: undefined }]))
}
