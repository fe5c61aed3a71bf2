/** The server's processor time per page with and without counting requests, in two servers that take turns. */
import { withFolder } from './folder.ts'
import { runPortal, type RunningPortal } from './portal.ts'
import { print, rounded } from './print.ts'
import { ask, cpuMs, type Page } from './render.ts'

const pages: readonly Page[] = [
  { name: '/', path: '/', reader: 'known' },
  { name: '/jobs', path: '/jobs', reader: 'known' },
  { name: '/ (cached)', path: '/', reader: 'again' },
  { name: '/jobs (cached)', path: '/jobs', reader: 'again' },
]
const rounds = 8
const most = 1.03

export async function benchCounting(): Promise<boolean> {
  return withFolder((counted) => withFolder((plain) => compare(counted, plain)))
}

async function compare(countedFolder: string, plainFolder: string): Promise<boolean> {
  const counted = await runPortal(countedFolder)
  const plain = await runPortal(plainFolder, undefined, { COUNT_TRAFFIC: 'off' })
  const servers = [counted, plain]
  const lowest = new Map<string, number>()
  for (const page of pages) for (const server of servers) await ask(server.address, page, 400)
  for (let round = 0; round < rounds; round++) {
    for (const page of pages) {
      for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
        const key = `${page.name} ${server.pid}`
        lowest.set(key, Math.min(lowest.get(key) ?? Infinity, await timeOf(server, page)))
      }
    }
  }
  for (const { stop } of servers) await stop()
  const rows = pages.map(({ name }) => {
    const [withIt = Number.NaN, without = Number.NaN] = servers.map(({ pid }) => lowest.get(`${name} ${pid}`))
    const ratio = withIt / without
    return {
      page: name,
      'CPU ms with': rounded(withIt, 3),
      without: rounded(without, 3),
      ratio: rounded(ratio, 3),
      'at most': most,
    }
  })
  print('counting', rows, { pages: rows })
  return rows.every(({ ratio }) => ratio <= most)
}

/** Per request. A cached page needs many before the kernel's clock measures it. */
async function timeOf({ address, pid }: RunningPortal, page: Page): Promise<number> {
  const count = page.reader === 'again' ? 2_000 : 120
  const before = cpuMs(pid)
  await ask(address, page, count)
  return (cpuMs(pid) - before) / count
}
