/** Why staff do what they do: for the log of the staff, and often for the person whom it is about. */
import { cleanText } from '#platform/contract/clean-text.ts'

export const noReason = 'Please give a reason'
/** A full stop is no reason. */
const shortest = 3
const text = cleanText(500, { missing: noReason, tooLong: 'Please use at most 500 characters' })

export const isReason = (reason: string): boolean => reason.trim().length >= shortest

export const Reason = text.refine(isReason, noReason)
/** Empty where a decision needs none. */
export const OptionalReason = text.default('')
