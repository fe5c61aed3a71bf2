import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

export const SuggestionKind = z.enum(['role', 'company', 'city'])
export type SuggestionKind = z.output<typeof SuggestionKind>

export const Suggestion = z.object({ kind: SuggestionKind, text: z.string() })
export type Suggestion = z.output<typeof Suggestion>

const SuggestInput = z.object({
  q: z
    .string('q is not a text')
    .trim()
    .max(80, 'q: at most 80 characters')
    // PostgreSQL cannot store NUL characters.
    .refine((text) => !text.includes('\0'), 'q is not a text'),
  /** Restricts the suggestions to one kind. */
  kind: z.enum(SuggestionKind.enum, `kind is one of ${SuggestionKind.options.join(', ')}`).optional(),
})
export type SuggestInput = z.output<typeof SuggestInput>

export const suggestions = {
  /**
   * At most eight names of roles, companies and cities with open jobs that match the typed text, from two characters on. Cities are also found by old
   * names, in Hindi, and with a typing error. If there are few such roles, names of occupations follow for which the search finds a similar trade.
   */
  'GET /api/jobs/suggestions': { query: SuggestInput, answer: z.array(Suggestion), mayBeStale: true },
} as const satisfies Contract
