import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isAlive } from '#platform/server/postgres/postmaster.ts'

const memory = '/dev/shm'
/** A run writes about a gigabyte. On most Linuxes half of the memory is a file system, so a machine with 12 GB or more has this room. */
const roomBytes = 6 * 1024 ** 3

/**
 * Makes a folder for the data of a run, in memory if there is room. A database has over a thousand files; creating and deleting those on a disk takes
 * far more processor time than the rest of opening a portal.
 */
export function makeTestFolder(): string {
  const home = hasRoom() ? memory : tmpdir()
  removeAbandoned(home)
  const folder = path.join(home, `pasand-run-${process.pid}`)
  mkdirSync(folder)
  // As root, the database runs under another account, which must be able to enter this folder.
  chmodSync(folder, 0o711)
  return folder
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomBytes
}

/** Removes folders of killed runs, which would otherwise keep memory occupied. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^pasand-run-(\d+)$/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(path.join(home, name), { recursive: true, force: true })
  }
}
