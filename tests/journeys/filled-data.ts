import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The data of a server after its first start: `empty` has only the tables, `demo` also the demo data. */
type Kind = 'empty' | 'demo'

const kept = path.resolve(`${process.env['TEST_DATA_DIR'] ?? 'test-results/portal'}-filled`)

export function keepAs(kind: Kind, dataDir: string): void {
  // If run as root in a folder that other accounts cannot enter, the database is elsewhere and cannot be shared.
  if (!existsSync(path.join(dataDir, 'postgres'))) return
  rmSync(path.join(kept, kind), { recursive: true, force: true })
  mkdirSync(kept, { recursive: true, mode: 0o711 })
  copy(dataDir, path.join(kept, kind))
}

/**
 * Creates a data folder for a separate server, from the copy if there is one. Without a copy, for example when data of an earlier run is used, the
 * server fills it.
 */
export async function ownData(kind: Kind): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pasand-own-'))
  if (existsSync(path.join(kept, kind))) copy(`${path.join(kept, kind)}/.`, folder)
  // If run as root, the database runs under another account, which needs the permission to traverse the folder.
  await chmod(folder, 0o711)
  return folder
}

/** Copies a folder including the owners of files, which Node's own copy functions do not preserve. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}
