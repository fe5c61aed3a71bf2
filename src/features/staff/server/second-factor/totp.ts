import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#features/site/brand.ts'

const secretBytes = 20
const stepMs = 30_000

export const newTotpSecret = (): Buffer => randomBytes(secretBytes)

function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({ issuer: brand.name, label, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) })
}

/** The URI for the QR code that an app reads, and the secret for typing it in. */
export function totpSetupOf(secret: Buffer, email: string): { readonly secret: string; readonly uri: string } {
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step of the code: the present one or a neighbour, because clocks differ. Null for a wrong code. */
export function totpStepOf(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta
}

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts the secret for this account: copied into the row of another account, it is useless. */
export function encryptSecret(key: Buffer, adminId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(adminId))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Null if it was encrypted with another SESSION_SECRET; then only recovery codes work. */
export function decryptSecret(key: Buffer, adminId: string, encrypted: Buffer): Buffer | null {
  const decipher = createDecipheriv(algorithm, key, encrypted.subarray(0, nonceBytes), { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(adminId)).setAuthTag(encrypted.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

const recoveryCodeCount = 10
const recoveryBytes = 10

/** Each code has 80 random bits, in groups that can be copied from paper. */
export function newRecoveryCodes(): readonly string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const { base32 } = new Secret({ size: recoveryBytes })
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-')
  })
}

/** A plain hash is enough, because 80 random bits cannot be guessed. Null for a text that cannot be a recovery code. */
export function hashRecoveryCode(adminId: string, typed: string): Buffer | null {
  const code = typed.toLowerCase().replace(/[^a-z\d]/g, '')
  return code.length === 16 ? createHash('sha256').update(`${adminId} ${code}`).digest() : null
}
