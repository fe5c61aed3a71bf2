import { speaksOfDistress } from '#features/assistant-tools/distress.ts'

/** Requests that need an account, as listed in the specification. The browser and the server both use this list. */
const phrases: readonly RegExp[] = [
  /(?:build|create|write)\s+(?:an?\s+|my\s+|the\s+)?(?:cv|resume)/,
  /(?:cv|resume)\s+builder/,
  /(?:view|see)\s+candidates/,
  /candidate\s+profiles/,
  /employer\s+portal/,
  /post\s+(?:an?\s+)?job/,
  /hire|recruiting|save|remember|track|history/,
]

const restricted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases.map(({ source }) => source).join('|')})(?![\\p{L}\\p{N}])`, 'iu')

/**
 * Matches whole words: anybody may ask "who is hiring" or about "savings". A person who speaks of dying ("nothing can save me") must get help, not a
 * sign-in.
 */
export function needsSignIn(message: string): boolean {
  return restricted.test(message.replaceAll(/\s+/g, ' ')) && !speaksOfDistress(message)
}

export const signInReply =
  'To access CV building, candidate viewing, or save your progress, please log in to your account. You can continue with general career advice without logging in!'

export const visitorHint = 'Try general career advice! Login required only for CV building or candidate viewing.'
