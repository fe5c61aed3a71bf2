import { z } from 'zod'
import { bytesOf } from '#features/cvs/parts-contract.ts'
import { cleanAll } from '#platform/contract/clean.ts'

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}

/** The text that has been typed so far. It may be an invalid CV, but it must be safe for the server. */
export const Draft = z
  .record(z.string(), z.unknown())
  .refine((body) => nestsAtMost(20, body), { message: 'This is no draft of a CV', abort: true })
  .refine((body) => bytesOf(body) <= 200_000, 'This draft is too long to save. Please shorten it')
  .transform((body) => cleanAll(body) as Record<string, unknown>) // cleaning does not change the type
export const CvDraft = z.object({ body: z.record(z.string(), z.unknown()), updatedAt: z.iso.datetime() })
export type CvDraft = z.output<typeof CvDraft>

/**
 * The revision that the caller's text is based on: of the draft, else of the CV, else `none`. If the server has a newer one, nothing is overwritten.
 * Without a base, the text is overwritten, and the replaced draft is stored as a version.
 */
export const Base = z.object({ base: z.union([z.iso.datetime(), z.literal('none')]).optional() })
export const changedElsewhere = [409, 'Your CV was changed elsewhere since you opened it.'] as const
