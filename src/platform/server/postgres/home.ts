import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureFolder } from './claim.ts'
import { canReach, databaseIdentity } from './identity.ts'

/**
 * The folder in which the cluster lies: DATA_DIR itself, if the account that runs the database can get there.
 * As root in a folder closed to others (often /root) it cannot; then it is a folder of its own under /var/lib, noted in DATA_DIR.
 */
export function homeOf(dataDir: string): string {
  const folder = path.resolve(dataDir)
  const note = path.join(folder, 'postgres.where')
  if (existsSync(note)) return readFileSync(note, 'utf8').trim()
  const cluster = path.join(folder, 'postgres')
  if (existsSync(cluster) || canReach(folder, databaseIdentity(cluster))) return folder
  const home = freeFolder(folder)
  writeFileSync(note, `${home}\n`)
  ensureFolder(home)
  return home
}

/** A folder that was left behind by data since deleted is left alone: nobody asked us to delete it, or to show it again. */
function freeFolder(folder: string): string {
  const home = `/var/lib/pasand-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  return existsSync(home) ? `${home}-${randomBytes(3).toString('hex')}` : home
}
