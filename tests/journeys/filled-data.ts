import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What a server has after its first start: its tables, or also the demo data. */
type Kind = 'empty' | 'demo'

const kept = path.resolve(`${process.env['TEST_DATA_DIR'] ?? 'test-results/portal'}-filled`)

export function keepAs(kind: Kind, dataDir: string): void {
  // As root in a closed folder, the database is elsewhere, and only one server can use it.
  if (!existsSync(path.join(dataDir, 'postgres'))) return
  rmSync(path.join(kept, kind), { recursive: true, force: true })
  mkdirSync(kept, { recursive: true, mode: 0o711 })
  copy(dataDir, path.join(kept, kind))
}

/** A data folder for a server of its own. Where the data of an earlier run are used there may be no copy; then the server fills it. */
export async function ownData(kind: Kind): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-own-'))
  if (existsSync(path.join(kept, kind))) copy(`${path.join(kept, kind)}/.`, folder)
  // As root, the database runs under another account, which must be able to pass through.
  await chmod(folder, 0o711)
  return folder
}

/** With its owners, which Node's own copying does not keep. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}
