import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** Data that the operator configures and screens show. */
const Site = z.object({
  mainUrl: z.string(),
  cvUrl: z.string(),
  supportEmail: z.string(),
  /** The provider of the assistant's language model; undefined without a model. */
  aiProvider: z.string().optional(),
  /** The provider of the voice service for interviews; undefined without one. */
  voiceProvider: z.string().optional(),
})
type Site = z.output<typeof Site>

export const site = {
  'GET /api/site': { answer: Site },
} as const satisfies Contract
