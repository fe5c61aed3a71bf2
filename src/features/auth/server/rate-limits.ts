import { knownBrowsers } from '#platform/server/rate-limits/known-browsers.ts'
import { guessLimits } from '#platform/server/rate-limits/password-guesses.ts'
import { hours, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const loginGuesses = guessLimits('user')
export const knownLoginBrowsers = knownBrowsers('pasand_known')

/** A stranger at an unattended browser must not guess the password, whatever action requires it. */
export const wrongPasswords: RateLimit = { name: 'wrong passwords of', per: 'account', max: 5, windowSeconds: minutes(15) }

/** Thousands of people share one IP address of a mobile network; only a program creates so many accounts an hour. */
export const accountsMade: RateLimit = { name: 'accounts made', per: 'network', max: 1_000, windowSeconds: hours(1) }
/** The answer must reveal that an address has an account, but not for a whole list of addresses. */
export const takenAddresses: RateLimit = { name: 'taken addresses', per: 'network', max: 30, windowSeconds: minutes(15) }
/** High, because thousands of people share one IP address of a mobile network. */
export const tripsToGoogle: RateLimit = { name: 'trips to Google', per: 'network', max: 1_000, windowSeconds: hours(1) }

export const deadVerifyLinks: RateLimit = { name: 'dead verification links', per: 'network', max: 60, windowSeconds: minutes(15) }
export const deadResetLinks: RateLimit = { name: 'dead reset links', per: 'network', max: 30, windowSeconds: minutes(15) }

/** The limits for one kind of email, such as password resets. */
export const emailsFrom = (kind: string): RateLimit => ({
  name: `${kind} from`,
  per: 'network',
  max: 20,
  windowSeconds: minutes(15),
})
export const emailsTo = (kind: string): RateLimit => ({ name: `${kind} to`, per: 'email', max: 3, windowSeconds: minutes(15) })
