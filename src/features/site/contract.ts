import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

/** Where the sites live and whom to write to: set by the operator, so no screen may know it by itself. */
const Site = z.object({ mainUrl: z.string(), cvUrl: z.string(), supportEmail: z.string() })
type Site = z.output<typeof Site>

export const site = {
  'GET /api/site': { answer: Site },
} as const satisfies Contract
