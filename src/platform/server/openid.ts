import type { Configuration } from 'openid-client'
import { isPublicAddress } from './config/problems.ts'
import { memoize } from './memoize.ts'

export type OpenIdSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: () => Date
  /** How long one answer of the provider may take. */
  readonly patienceSeconds?: number
}

/** What the person's browser keeps between leaving for the provider and coming back, and nobody else knows. */
type Trip = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Sign-in by somebody else's word. Both throw `SignInFailed`, whatever goes wrong. */
export type OpenId = {
  readonly begin: (redirectUri: string) => Promise<{ readonly address: string; readonly trip: Trip }>
  /** What the provider says of the person who has come back to this address. */
  readonly finish: (cameBackTo: URL, trip: Trip) => Promise<unknown>
}

/** `why` is a word of ours, of the library or of the protocol: it names no person and opens nothing. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  readonly why: string

  constructor(why: string) {
    super(`the sign-in failed: ${why}`)
    this.why = why
  }
}

/** Read when somebody first signs in this way: most starts are of portals without. */
const library = () => import('openid-client')

const hourMs = 60 * 60 * 1_000

/** The provider is asked about itself when it is first needed: one that is away keeps nobody from starting. */
export function openOpenId(settings: OpenIdSettings): OpenId {
  const discovered = memoize(() => discover(settings), hourMs, settings.clock)
  return {
    begin: (redirectUri) => failing(async () => leave(await discovered(), redirectUri)),
    finish: (cameBackTo, { state, nonce, verifier }) =>
      failing(async () => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const { authorizationCodeGrant } = await library()
        return (await authorizationCodeGrant(await discovered(), cameBackTo, checks)).claims()
      }),
  }
}

/** Only a provider on this very machine is spoken to without TLS. */
async function discover({ issuer, clientId, clientSecret, patienceSeconds = 5 }: OpenIdSettings): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await library()
  const open = isPublicAddress(issuer) ? [] : [allowInsecureRequests]
  return discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    execute: [...open, enableNonRepudiationChecks],
  })
}

async function leave(provider: Configuration, redirectUri: string): Promise<{ address: string; trip: Trip }> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier, randomState } = await library()
  const trip = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
  const address = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: trip.state,
    nonce: trip.nonce,
    code_challenge: await calculatePKCECodeChallenge(trip.verifier),
    code_challenge_method: 'S256',
  })
  return { address: address.href, trip }
}

async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new SignInFailed(wordsOf(error))
  }
}

/** The library hangs answers and claims on its errors, which no log shall hold. */
function wordsOf(error: unknown): string {
  const { name, code, error: said } = error as { readonly name?: unknown; readonly code?: unknown; readonly error?: unknown } // only looked at
  return [name, code, said].filter((word) => typeof word === 'string' && /^\w{1,60}$/.test(word)).join(' ') || 'unknown'
}
