import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A secret that is generated once and stored with the data, so that a restart does not sign anyone out. */
export function storedSecret(dataDir: string, name: string): string {
  const file = path.join(dataDir, `${name}.secret`)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch {
    // The file exists already and is read below.
  }
  return readFileSync(file, 'utf8')
}

/** The purposes for which the portal signs or encrypts. Add a new purpose here; it gets its own key. */
type KeyPurpose =
  | 'cookies'
  | 'unsubscribe links'
  | 'job confirmations'
  | 'sandbox payments'
  | 'sandbox webhooks'
  | 'invoice links'
  | 'interview links'
  | 'staff second factors'
  | 'staff log'
  | 'model budget'
export type KeyFor = (purpose: KeyPurpose) => Buffer

/** Derives one key per purpose from the secret (HKDF, RFC 5869), so that a signature for one purpose is invalid for every other. */
export function keysFrom(secret: string): KeyFor {
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, '', `pasand ${purpose}`, 32))
}
