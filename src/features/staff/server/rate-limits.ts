import { knownBrowsers } from '#platform/server/rate-limits/known-browsers.ts'
import { guessLimits } from '#platform/server/rate-limits/password-guesses.ts'

export const staffGuesses = guessLimits('staff')
export const knownStaffBrowsers = knownBrowsers('pasand_staff_known')
