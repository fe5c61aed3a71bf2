import { z } from 'zod'
import { cleanAll } from '#platform/contract/clean.ts'

/** Whatever has been typed so far. It need not be complete, but it must be safe for the server. */
export const PostingDraft = z
  .record(z.string(), z.unknown())
  .refine((body) => JSON.stringify(body).length <= 60_000, 'This draft is too long to save. Please shorten it')
  .refine((body) => nestsAtMost(6, body), 'This is no draft of a job')
  .transform((body) => cleanAll(body) as Record<string, unknown>) // cleaning keeps every shape

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}

/** `none`: there is nothing yet. Without a base, what another window has written is overwritten, and kept beside it. */
export const DraftBase = z.object({ base: z.union([z.iso.datetime(), z.literal('none')]).optional() })
