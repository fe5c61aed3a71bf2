import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** The processor time of all threads of a process in milliseconds, read from the kernel's scheduler, which counts in nanoseconds. */
export function cpuMs(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [runNs = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(runNs)
  })
  return times.reduce((sum, ns) => sum + ns, 0) / 1e6
}

const idleMs = 2_000
/** A process counts as idle below this share of a core, because the schedule and the queue poll for work. */
const idleShare = 0.03
const longestWaitMs = 120_000

/**
 * Waits until the process is idle. A new installation has background work, such as alerts for the demo data, which must not count as part of the
 * requests.
 */
export async function untilIdle(pid: number): Promise<void> {
  const end = performance.now() + longestWaitMs
  for (let before = cpuMs(pid); performance.now() < end; before = cpuMs(pid)) {
    await sleep(idleMs)
    if (cpuMs(pid) - before < idleMs * idleShare) return
  }
}

/** The processor time in milliseconds of all processes of the pool's database server since its start. The server must run on this machine. */
export async function databaseMs(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(String(rows[0]?.pid))
  const living = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && (pid === postmaster || parentOf(pid) === postmaster))
  const ended = statOf(postmaster)
  // The processor time of child processes that have ended: user and system time, in hundredths of a second.
  const endedMs = 10 * (Number(ended[13]) + Number(ended[14]))
  return living.reduce((sum, pid) => sum + ofLiving(pid), endedMs)
}

const parentOf = (pid: string): string => statOf(pid)[1] ?? ''

/** The fields of /proc/PID/stat after the program name, which may contain spaces. Empty if the process has ended. */
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
