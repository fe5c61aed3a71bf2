import type { Configuration } from 'openid-client'
import { isPublicAddress } from './config/problems.ts'
import { memoize } from './memoize.ts'

export type OpenIdSettings = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly clock: () => Date
  /** The timeout for each answer of the provider. */
  readonly patienceSeconds?: number
}

/** Stored in the person's browser between leaving for the provider and coming back, and nowhere else. */
type Trip = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** Sign-in by an identity provider. Both functions throw `SignInFailed` for every failure. */
export type OpenId = {
  readonly begin: (redirectUri: string) => Promise<{ readonly address: string; readonly trip: Trip }>
  /** Returns the provider's claims about the person who has come back to this URL. */
  readonly finish: (cameBackTo: URL, trip: Trip) => Promise<unknown>
}

/** `why` is a code of ours, of the library or of the protocol. It contains no personal data and no secrets. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  readonly why: string

  constructor(why: string) {
    super(`the sign-in failed: ${why}`)
    this.why = why
  }
}

/** Imported at the first sign-in of this kind, because most portals have no provider. */
const library = () => import('openid-client')

const hourMs = 60 * 60 * 1_000

/** The provider is discovered at the first use, so that the server starts even if the provider is down. */
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

/** Only a provider on the same machine may be called without TLS. */
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

/** A description of an error for the log. The library attaches answers and claims to its errors, which must not be logged. */
function wordsOf(error: unknown): string {
  const { name, code, error: errorCode } = error as { readonly name?: unknown; readonly code?: unknown; readonly error?: unknown } // checked below
  return [name, code, errorCode].filter((word) => typeof word === 'string' && /^\w{1,60}$/.test(word)).join(' ') || 'unknown'
}
