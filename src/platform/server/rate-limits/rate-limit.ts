/** What the limit applies to. */
type RateLimitScope = 'network' | 'account' | 'email' | 'phone' | 'conversation' | 'browser' | 'company'

/** At most `max` points per `windowSeconds`, beginning with the first count. */
export type RateLimit = {
  /** Unique, because it is part of the key. */
  readonly name: string
  readonly per: RateLimitScope
  readonly max: number
  readonly windowSeconds: number
}

/** `whose` is an IP address for a limit per network, otherwise an id, an email address or a phone number. It is hashed before it is stored. */
export type Count = { readonly limit: RateLimit; readonly whose: string }

export function countOf(limit: RateLimit, whose: string): Count {
  return { limit, whose }
}

export const minutes = (count: number): number => count * 60
export const hours = (count: number): number => count * 60 * 60
export const oneDay = 24 * 60 * 60
