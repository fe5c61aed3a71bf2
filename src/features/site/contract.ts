import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** The URLs of the sites and the support address: the operator sets them, so screens load them. */
const Site = z.object({ mainUrl: z.string(), cvUrl: z.string(), supportEmail: z.string() })
type Site = z.output<typeof Site>

export const site = {
  'GET /api/site': { answer: Site },
} as const satisfies Contract
