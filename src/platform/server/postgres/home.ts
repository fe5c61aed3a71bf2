import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureFolder } from './claim.ts'
import { canReach, databaseIdentity } from './identity.ts'

/**
 * The folder of the cluster: DATA_DIR itself, if the account that runs the database can reach it. As root in a closed folder (often /root) that
 * account cannot. Then it is a separate folder under /var/lib, whose path is stored in DATA_DIR.
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

/** A folder that is not used yet. A folder of a deleted data folder is left alone: nobody asked us to delete its data, or to show it again. */
function freeFolder(folder: string): string {
  const home = `/var/lib/pasand-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  return existsSync(home) ? `${home}-${randomBytes(3).toString('hex')}` : home
}
