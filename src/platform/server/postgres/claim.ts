import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CannotStart } from '../cannot-start.ts'

export type Claim = { readonly release: () => void }

/**
 * Locks a data folder for this process. The kernel holds the lock: it ends with the process, even after kill -9, and of two simultaneous starts only
 * one gets it. A pid file guarantees neither.
 */
export function claimFolder(folder: string): Claim {
  ensureFolder(folder)
  const lock = openLock(path.join(folder, 'in-use.lock'))
  try {
    // Waits a moment for a process that is just ending.
    lock.exec('pragma busy_timeout = 1500; pragma journal_mode = memory; begin exclusive')
  } catch {
    lock.close()
    throw new CannotStart(`Pasand is already running on ${folder}. Stop it first, or set another DATA_DIR and PORT.`)
  }
  return { release: () => lock.close() }
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file)
  } catch {
    throw new CannotStart(`${path.dirname(file)} belongs to another account. Start as that account, or set another DATA_DIR.`)
  }
}

/** Creates the folder. Others may pass through it, whatever the umask, because as root the database runs under another account. */
export function ensureFolder(folder: string): void {
  if (existsSync(folder)) return
  try {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o711)
  } catch (error) {
    throw new CannotStart(`${folder} cannot be made (${(error as Error).message}). Set another DATA_DIR.`) // mkdir throws only Errors
  }
}
