/** Measures the server's processor time for each page, relative to its cheapest call. */
import { cpuMs, untilIdle } from './processor-time.ts'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, rounded } from './print.ts'

const bare = '/api/health'
/**
 * The measured pages, for three kinds of readers. `known`: a person with a cookie, whose page is not shared. `first`: a visitor with a URL that
 * nobody has requested before. `again`: a visitor with a URL that others have just requested. `most` is a multiple of the bare call.
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
/**
 * The number of server starts. The optimisations of the JavaScript compiler differ between starts, which changes the cost of a page by up to half.
 */
const starts = 3
const roundsPerStart = 5
const requestsPerRound = 60
/** Milliseconds per request, for each page by name. */
type Samples = ReadonlyMap<string, number[]>

export async function benchRender(): Promise<boolean> {
  const samples: Samples = new Map(pages.map(({ name }) => [name, []]))
  for (let start = 0; start < starts; start++) await withFolder((folder) => measure(folder, samples))
  return report(samples)
}

async function measure(folder: string, samples: Samples): Promise<void> {
  const { address, pid, stop } = await runPortal(folder)
  // Warm-up: the JavaScript compiler needs a few hundred requests to optimise the code.
  for (const page of pages) await ask(address, page, 300)
  await untilIdle(pid)
  for (let round = 0; round < roundsPerStart; round++) {
    for (const page of pages) {
      const before = cpuMs(pid)
      // Cheap requests are repeated more often, so that every round takes about as long.
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
/** With a browser's user agent, because the server would otherwise take these requests for a bot and count less about them. */
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
