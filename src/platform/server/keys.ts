import { hkdfSync } from 'node:crypto'

/** What the portal signs. A new purpose gets a line here, and with it a key of its own. */
type KeyPurpose = 'cookies' | 'unsubscribe links' | 'sandbox payments' | 'sandbox webhooks'
export type KeyFor = (purpose: KeyPurpose) => Buffer

/** Derived from the one secret (HKDF, RFC 5869), so that a signature made for one purpose proves nothing for another. */
export function keysFrom(secret: string): KeyFor {
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `pasand ${purpose}`, 32))
}
