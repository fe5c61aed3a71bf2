import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

const ProfilePart = z.object({ name: z.string(), points: z.int(), isFilled: z.boolean(), fix: z.string() })
export const Strength = z.object({ percent: z.int(), parts: z.array(ProfilePart) })
export type Strength = z.output<typeof Strength>

export const account = {
  'GET /api/account/strength': { who: 'candidate', answer: Strength },
  /** The same tip for everyone, for one day in India. */
  'GET /api/account/career-tip': { answer: z.object({ text: z.string() }) },
} as const satisfies Contract
