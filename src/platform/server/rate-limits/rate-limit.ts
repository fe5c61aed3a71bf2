/** The subject that a limit counts for. */
type RateLimitScope = 'network' | 'account' | 'email' | 'phone' | 'conversation' | 'browser' | 'company'

/** At most `max` points per `windowSeconds`. A window begins with its first count. */
export type RateLimit = {
  /** Unique, because it is part of the storage key. */
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
