/** The reason of a decision by staff: for the log, and often for the person concerned. */
import { cleanText } from '#platform/contract/clean-text.ts'

export const noReason = 'Please give a reason'
/** So that a full stop is no reason. */
const shortest = 3
const shortReason = `Please use at least ${shortest} characters`
const text = cleanText(500, { missing: noReason, tooLong: 'Please use at most 500 characters' })

export const isReason = (reason: string): boolean => reason.trim().length >= shortest

/** The message for a text that is no reason. */
export const faultOfReason = (reason: string): string => (reason.trim() === '' ? noReason : shortReason)

export const Reason = text.refine(isReason, { error: ({ input }) => faultOfReason(String(input)) })
/** Empty for a decision that needs no reason. */
export const OptionalReason = text.default('')
