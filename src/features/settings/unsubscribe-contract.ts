import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { linkIncomplete } from './link-texts.ts'

export const EmailKind = z.enum(['alerts', 'applications', 'daily'])
export type EmailKind = z.output<typeof EmailKind>

const body = z.object({ token: z.string('This link is incomplete').max(300, 'This link is incomplete') })
const Ended = z.object({ kind: EmailKind })
const refusals = { unknown: [400, linkIncomplete] } as const

/** Without signing in, a person with the email can unsubscribe from its kind, and undo that. */
export const unsubscribing = {
  'POST /api/unsubscribe': { body, answer: Ended, refusals },
  'POST /api/unsubscribe/undo': { body, answer: Ended, refusals },
} as const satisfies Contract
