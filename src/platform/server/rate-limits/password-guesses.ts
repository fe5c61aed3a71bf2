import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { isUsedUp } from './rate-limits.ts'
import { countOf, hours, minutes, type RateLimit } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

export type GuessLimits = {
  /** Refuses for one account from one network. */
  readonly perAccountAndNetwork: RateLimit
  /** Thousands of people share one address of a mobile network: this stops only a machine. */
  readonly perNetwork: RateLimit
  /** After so many failures from anywhere, an account is slowed for everybody who is not known there. */
  readonly perAccount: RateLimit
  readonly slowed: RateLimit
  /** A browser that is known to the account counts by itself, and by nothing else. */
  readonly perBrowser: RateLimit
}

/** `what` is what is signed in to: each kind of account is counted by itself. */
export function guessLimits(what: string): GuessLimits {
  const limit = (name: string, per: RateLimit['per'], max: number, windowSeconds: number): RateLimit => ({
    name: `failed ${what} sign-ins ${name}`,
    per,
    max,
    windowSeconds,
  })
  return {
    perAccountAndNetwork: limit('of an account from a network', 'account', 5, minutes(15)),
    perNetwork: limit('from a network', 'network', 300, minutes(15)),
    perAccount: limit('of an account', 'account', 20, hours(1)),
    slowed: limit('while slowed', 'account', 1, 10),
    perBrowser: limit('of a known browser', 'browser', 5, minutes(15)),
  }
}

export type Guess = {
  readonly limits: GuessLimits
  readonly browsers: KnownBrowsers
  readonly account: string
  readonly request: FastifyRequest
}

/** Looks at a password unless too many were wrong. `look` answers null for a wrong one, which then counts. */
export async function limitGuesses<T>(rateLimits: RateLimits, guess: Guess, look: () => Promise<T | null>): Promise<T | null> {
  const browser = guess.browsers.nameOf(guess.request, guess.account)
  const counts = browser === null ? countsOf(guess) : [countOf(guess.limits.perBrowser, browser)]
  await rateLimits.check(counts)
  const hasWaited = browser !== null || (await waitWhileSlowed(rateLimits, guess))
  const found = await look()
  if (found === null) {
    await rateLimits.consume(counts)
    if (browser === null) await rateLimits.add([countOf(guess.limits.perAccount, guess.account)], 1)
  } else {
    // Of many guesses sent at one moment, those that are looked at after the last failure allowed get no answer either.
    await rateLimits.check(counts)
  }
  if (!hasWaited) await waitWhileSlowed(rateLimits, guess)
  return found
}

/** Whether the next guess would be refused unread. */
export async function areGuessesUsedUp(rateLimits: RateLimits, guess: Guess): Promise<boolean> {
  const browser = guess.browsers.nameOf(guess.request, guess.account)
  return isUsedUp(rateLimits, browser === null ? countsOf(guess) : [countOf(guess.limits.perBrowser, browser)])
}

/** For anyone who has shown by other means that the account is theirs. */
export async function forgetGuesses(rateLimits: RateLimits, guess: Omit<Guess, 'browsers'>): Promise<void> {
  const [pair] = countsOf(guess)
  await rateLimits.reset([...(pair ? [pair] : []), countOf(guess.limits.perAccount, guess.account)])
}

function countsOf({ limits, account, request: { ip } }: Omit<Guess, 'browsers'>) {
  return [countOf(limits.perAccountAndNetwork, `${account} ${networkOf(ip)}`), countOf(limits.perNetwork, ip)]
}

/** Whether the account is slowed and this attempt has its turn; refuses when the turn is another's. */
async function waitWhileSlowed(rateLimits: RateLimits, { limits, account }: Guess): Promise<boolean> {
  const isSlowed = await isUsedUp(rateLimits, [countOf(limits.perAccount, account)])
  if (isSlowed) await rateLimits.consume([countOf(limits.slowed, account)])
  return isSlowed
}
