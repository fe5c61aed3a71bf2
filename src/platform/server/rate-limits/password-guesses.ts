import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import { isUsedUp } from './rate-limits.ts'
import { countOf, hours, minutes, type RateLimit } from './rate-limit.ts'
import type { RateLimits } from './rate-limits.ts'

export type GuessLimits = {
  /** The limit for one account from one network. */
  readonly perAccountAndNetwork: RateLimit
  /** High, because thousands of people share one IP address of a mobile network: it only stops automated guessing. */
  readonly perNetwork: RateLimit
  /** After this many failures from any network, an account is slowed for every unknown browser. */
  readonly perAccount: RateLimit
  readonly slowed: RateLimit
  /** The failures of a known browser are counted separately from all others. */
  readonly perBrowser: RateLimit
}

/** `what` is the kind of account. Each kind is counted separately. */
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

/** Checks a password, unless there were too many wrong ones. `look` returns null for a wrong password, which is then counted. */
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
    // Checked again: if many guesses arrive at once, those after the last permitted failure are refused too.
    await rateLimits.check(counts)
  }
  if (!hasWaited) await waitWhileSlowed(rateLimits, guess)
  return found
}

/** Whether the next guess would be refused without a check. */
export async function areGuessesUsedUp(rateLimits: RateLimits, guess: Guess): Promise<boolean> {
  const browser = guess.browsers.nameOf(guess.request, guess.account)
  return isUsedUp(rateLimits, browser === null ? countsOf(guess) : [countOf(guess.limits.perBrowser, browser)])
}

/** Deletes the counts, for a person who has proved in another way that the account is theirs. */
export async function forgetGuesses(rateLimits: RateLimits, guess: Omit<Guess, 'browsers'>): Promise<void> {
  const [pair] = countsOf(guess)
  await rateLimits.reset([...(pair ? [pair] : []), countOf(guess.limits.perAccount, guess.account)])
}

function countsOf({ limits, account, request: { ip } }: Omit<Guess, 'browsers'>) {
  return [countOf(limits.perAccountAndNetwork, `${account} ${networkOf(ip)}`), countOf(limits.perNetwork, ip)]
}

/** If the account is slowed, lets one attempt pass in each interval and refuses the others. */
async function waitWhileSlowed(rateLimits: RateLimits, { limits, account }: Guess): Promise<boolean> {
  const isSlowed = await isUsedUp(rateLimits, [countOf(limits.perAccount, account)])
  if (isSlowed) await rateLimits.consume([countOf(limits.slowed, account)])
  return isSlowed
}
