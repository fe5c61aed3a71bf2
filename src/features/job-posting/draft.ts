import { z } from 'zod'
import { cleanAll } from '#platform/contract/clean.ts'

/** The text that has been typed so far. It may be incomplete, but it must be safe for the server. */
export const PostingDraft = z
  .record(z.string(), z.unknown())
  .refine((body) => JSON.stringify(body).length <= 60_000, 'This draft is too long to save. Please shorten it')
  .refine((body) => nestsAtMost(6, body), 'This is no draft of a job')
  .transform((body) => cleanAll(body) as Record<string, unknown>) // cleaning does not change the type

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}

/**
 * The revision that a save is based on; `none` means that nothing is stored yet. Without a base, the text of another window is overwritten, and kept
 * beside the new one.
 */
export const DraftBase = z.object({ base: z.union([z.iso.datetime(), z.literal('none')]).optional() })
