import { z } from 'zod'
import { bytesOf } from '#features/cvs/parts-contract.ts'
import { cleanAll } from '#platform/contract/clean.ts'

function nestsAtMost(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => nestsAtMost(levels - 1, inner))
}

/** Whatever has been typed so far; it may break every rule of a CV, but not the server. */
export const Draft = z
  .record(z.string(), z.unknown())
  .refine((body) => nestsAtMost(20, body), { message: 'This is no draft of a CV', abort: true })
  .refine((body) => bytesOf(body) <= 200_000, 'This draft is too long to keep. Please shorten it')
  .transform((body) => cleanAll(body) as Record<string, unknown>) // cleaning keeps every shape
export const CvDraft = z.object({ body: z.record(z.string(), z.unknown()), updatedAt: z.iso.datetime() })
export type CvDraft = z.output<typeof CvDraft>

/**
 * The stamp of what the caller began with: of the draft, else of the CV, else `none`. If the server has something newer, it is not
 * written over. Without a stamp it is; what a draft replaces is then kept as a version.
 */
export const Base = z.object({ base: z.union([z.iso.datetime(), z.literal('none')]).optional() })
export const changedElsewhere = [409, 'Your CV was changed somewhere else since you opened it.'] as const
