import { knownBrowsers } from '#platform/server/rate-limits/known-browsers.ts'
import { guessLimits } from '#platform/server/rate-limits/password-guesses.ts'
import { hours, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const staffGuesses = guessLimits('staff')
export const knownStaffBrowsers = knownBrowsers('pasand_staff_known')

/** A stranger at an unattended browser must not guess the password. */
export const wrongStaffPasswords: RateLimit = {
  name: 'wrong staff passwords of',
  per: 'account',
  max: 5,
  windowSeconds: minutes(15),
}
export const staffResetsFrom: RateLimit = { name: 'staff resets from', per: 'network', max: 20, windowSeconds: minutes(15) }
export const staffResetsTo: RateLimit = { name: 'staff resets to', per: 'email', max: 3, windowSeconds: minutes(15) }
export const deadStaffLinks: RateLimit = { name: 'dead staff links', per: 'network', max: 30, windowSeconds: minutes(15) }
export const quickResets: RateLimit = { name: 'quick resets', per: 'network', max: 10, windowSeconds: minutes(15) }
export const invitationsTo: RateLimit = { name: 'staff invitations to', per: 'email', max: 5, windowSeconds: hours(1) }
export const logExports: RateLimit = { name: 'exports of the log', per: 'account', max: 20, windowSeconds: hours(1) }
