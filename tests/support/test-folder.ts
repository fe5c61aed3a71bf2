import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '#platform/server/postgres/postmaster.ts'

const memory = '/dev/shm'
/** A run writes about a gigabyte. Where half of the memory is a file system, as on most Linuxes, this is a machine of twelve or more. */
const roomBytes = 6 * 1024 ** 3

/**
 * A folder for what a run writes, in memory where there is room: a database has over a thousand files, and to create and delete those on a disk
 * takes many times the processor time of everything else that opens a portal.
 */
export function makeTestFolder(): string {
  const home = hasRoom() ? memory : tmpdir()
  removeAbandoned(home)
  const folder = path.join(home, `pasand-run-${process.pid}`)
  mkdirSync(folder)
  // As root, the database runs under another account, which must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomBytes
}

/** A run that is killed leaves its folder behind, and with it the memory. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^pasand-run-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(home, name), { recursive: true, force: true })
  }
}
