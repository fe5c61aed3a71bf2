import { readdirSync, readFileSync } from 'node:fs'

/** Processor time of all threads of the process, from the kernel's scheduler, which counts it in nanoseconds. */
export function cpuMs(pid: number): number {
  const times = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [runNs = ''] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    return Number(runNs)
  })
  return times.reduce((sum, ns) => sum + ns, 0) / 1e6
}
