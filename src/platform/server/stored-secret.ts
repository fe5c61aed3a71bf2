import { randomBytes } from 'node:crypto'
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
