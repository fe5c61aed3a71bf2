import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

export const LetterKind = z.enum(['alerts', 'applications', 'daily'])
export type LetterKind = z.output<typeof LetterKind>

const body = z.object({ token: z.string('This link is not complete').max(300, 'This link is not complete') })
const Ended = z.object({ kind: LetterKind })
export const refusals = { unknown: [400, 'This link is not complete. Please open it again from the letter.'] } as const

/** Without signing in: whoever holds the letter may end letters of its kind, and take that back. */
export const unsubscribing = {
  'POST /api/unsubscribe': { body, answer: Ended, refusals },
  'POST /api/unsubscribe/undo': { body, answer: Ended, refusals },
} as const satisfies Contract
