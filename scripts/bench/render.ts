/** The server's processor time per page, as a multiple of that of its cheapest call. */
import { cpuMs, untilIdle } from './processor-time.ts'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, rounded } from './print.ts'

const bare = '/api/health'
/**
 * Three kinds of readers. `known`: somebody with a cookie, whose page is nobody else's. `first`: a visitor at an address that nobody has asked
 * for before. `again`: a visitor at an address that others have asked for just now. `most` in multiples of the bare call.
 */
const pages = [
  { name: bare, path: bare, reader: 'known' },
  { name: '/', path: '/', reader: 'known', most: 25 },
  { name: '/jobs', path: '/jobs', reader: 'known', most: 45 },
  { name: '/ (new address)', path: '/', reader: 'first', most: 25 },
  { name: '/jobs (new address)', path: '/jobs', reader: 'first', most: 45 },
  { name: '/ (cached)', path: '/', reader: 'again', most: 4 },
  { name: '/jobs (cached)', path: '/jobs', reader: 'again', most: 4 },
  { name: '/api/jobs', path: '/api/jobs', reader: 'known' },
] as const satisfies readonly Page[]
export type Page = {
  readonly name: string
  readonly path: string
  readonly reader: 'known' | 'first' | 'again'
  readonly most?: number
}
/** What the JavaScript compiler optimises differs from start to start, by up to half of what a page costs. */
const starts = 3
const roundsPerStart = 5
const requestsPerRound = 60
/** Milliseconds per request, by the name of the page. */
type Samples = ReadonlyMap<string, number[]>

export async function benchRender(): Promise<boolean> {
  const samples: Samples = new Map(pages.map(({ name }) => [name, []]))
  for (let start = 0; start < starts; start++) await withFolder((folder) => measure(folder, samples))
  return report(samples)
}

async function measure(folder: string, samples: Samples): Promise<void> {
  const { address, pid, stop } = await runPortal(folder)
  // The JavaScript compiler needs some hundred requests to optimise.
  for (const page of pages) await ask(address, page, 300)
  await untilIdle(pid)
  for (let round = 0; round < roundsPerStart; round++) {
    for (const page of pages) {
      const before = cpuMs(pid)
      // A cheap request is repeated until a round lasts about as long as one of the others.
      const isCheap = page.path === bare || page.reader === 'again'
      const count = isCheap ? requestsPerRound * 20 : requestsPerRound
      await ask(address, page, count)
      samples.get(page.name)?.push((cpuMs(pid) - before) / count)
    }
  }
  await stop()
}

function report(samples: Samples): boolean {
  const median = (page: string): number =>
    samples.get(page)?.toSorted((a, b) => a - b)[Math.floor((starts * roundsPerStart) / 2)] ?? Number.NaN
  const rows = pages.map((page) => ({
    page: page.name,
    'CPU ms': rounded(median(page.name), 3),
    'times the bare call': rounded(median(page.name) / median(bare), 1),
    'at most': 'most' in page ? page.most : '',
  }))
  print('render', rows, { bare, pages: rows })
  return pages.every((page) => !('most' in page) || median(page.name) <= median(bare) * page.most)
}

let visits = 0
/** Without the name of a browser the server would take the bench for a bot, and count less about it. */
const browser = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

export async function ask(address: string, { path, reader }: Page, count: number): Promise<void> {
  const headers = { 'accept-encoding': 'br', 'user-agent': browser, ...(reader === 'known' ? { cookie: 'known=1' } : {}) }
  const each = Array.from({ length: 4 }, async () => {
    for (let i = 0; i < count / 4; i++) {
      const answer = await fetch(address + path + (reader === 'first' ? `?visit=${visits++}` : ''), { headers })
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      await answer.arrayBuffer()
    }
  })
  await Promise.all(each)
}
