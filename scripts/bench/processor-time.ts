import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** Processor time of all threads of the process in milliseconds, from the kernel's scheduler, which counts it in nanoseconds. */
export function cpuMs(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [runNs = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(runNs)
  })
  return times.reduce((sum, ns) => sum + ns, 0) / 1e6
}

const idleMs = 2_000
/** The schedule and the queue look for work now and then. */
const idleShare = 0.03
const longestWaitMs = 120_000

/** A new installation has work of its own, such as alerts for the demo data. It is not part of what a request costs. */
export async function untilIdle(pid: number): Promise<void> {
  const end = performance.now() + longestWaitMs
  for (let before = cpuMs(pid); performance.now() < end; before = cpuMs(pid)) {
    await sleep(idleMs)
    if (cpuMs(pid) - before < idleMs * idleShare) return
  }
}

/** The same of all processes of the pool's server since it started. The server must be on this machine. */
export async function databaseMs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(String(rows[0]?.pid))
  const living = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && (pid === postmaster || parentOf(pid) === postmaster))
  const ended = statOf(postmaster)
  // Of children that have ended: user and system, in hundredths of a second.
  const endedMs = 10 * (Number(ended[13]) + Number(ended[14]))
  return living.reduce((sum, pid) => sum + ofLiving(pid), endedMs)
}

const parentOf = (pid: string): string => statOf(pid)[1] ?? ''

/** The fields of /proc/pid/stat after the name of the program, which may contain spaces. None where the process has ended meanwhile. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

function ofLiving(pid: string): number {
  try {
    return cpuMs(Number(pid))
  } catch {
    return 0
  }
}
