import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** What the operator sets and screens show. */
const Site = z.object({
  mainUrl: z.string(),
  cvUrl: z.string(),
  supportEmail: z.string(),
  /** Who runs the language model of the assistant; absent where there is none. */
  aiProvider: z.string().optional(),
  /** Who runs the voice service of interviews; absent where there is none. */
  voiceProvider: z.string().optional(),
})
type Site = z.output<typeof Site>

export const site = {
  'GET /api/site': { answer: Site },
} as const satisfies Contract
