import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Made once and kept beside the data, so that a restart signs nobody out. */
export function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, `${name}.secret`)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch {
    // It is there already: keep it.
  }
  return readFileSync(file, 'utf8')
}

/** What the portal signs. A new purpose gets a line here, and with it a key of its own. */
type KeyPurpose = 'cookies' | 'unsubscribe links' | 'sandbox payments' | 'sandbox webhooks'
export type KeyFor = (purpose: KeyPurpose) => Buffer

/** Derived from the one secret (HKDF, RFC 5869), so that a signature made for one purpose proves nothing for another. */
export function keysFrom(secret: string): KeyFor {
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `pasand ${purpose}`, 32))
}
