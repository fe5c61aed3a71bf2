/** The server's processor time per page, as a multiple of that of the cheapest call it answers. */
import { readFileSync } from 'node:fs'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, rounded } from './print.ts'

const bare = '/api/health'
const pages = [bare, '/', '/jobs', '/api/jobs']
const rounds = 5
const requestsPerRound = 60
const ticksPerSecond = 100

export async function benchRender(): Promise<boolean> {
  return withFolder(async (folder) => {
    const { address, pid, stop } = await runPortal(folder)
    const samples = new Map(pages.map((page) => [page, new Array<number>()]))
    for (const page of pages) await ask(address, page, 20)
    for (let round = 0; round < rounds; round++) {
      for (const page of pages) {
        const before = cpuMs(pid)
        // The cheapest call needs many repetitions before the clock of the kernel (10 ms) sees it.
        const count = page === bare ? requestsPerRound * 20 : requestsPerRound
        await ask(address, page, count)
        samples.get(page)?.push((cpuMs(pid) - before) / count)
      }
    }
    await stop()
    return report(samples)
  })
}

function report(samples: ReadonlyMap<string, readonly number[]>): boolean {
  const median = (page: string): number => samples.get(page)?.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN
  const rows = pages.map((page) => ({
    page,
    'CPU ms': rounded(median(page), 3),
    'times the bare call': rounded(median(page) / median(bare), 1),
  }))
  print('render', rows, { bare, pages: rows })
  return true
}

async function ask(address: string, page: string, count: number): Promise<void> {
  const each = Array.from({ length: 4 }, async () => {
    for (let i = 0; i < count / 4; i++) {
      const answer = await fetch(address + page, { headers: { 'accept-encoding': 'br' } })
      if (!answer.ok) throw new Error(`${page} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
  })
  await Promise.all(each)
}

/** User and system time of the process, from the kernel's own account (fields 14 and 15, in ticks). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond
}
