/**
 * Measures the share of the server's processor time that counting requests takes. One server is measured with V8's sampling profiler, because two
 * servers running the same code differ by more than this cost.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, rounded } from './print.ts'
import { ask, type Page } from './render.ts'

const pages: readonly (Page & { readonly requests: number })[] = [
  { name: '/', path: '/', reader: 'known', requests: 4_000 },
  { name: '/jobs', path: '/jobs', reader: 'known', requests: 4_000 },
  { name: '/ (cached)', path: '/', reader: 'again', requests: 30_000 },
  { name: '/jobs (cached)', path: '/jobs', reader: 'again', requests: 30_000 },
]
const most = 1.03

export async function benchCounting(): Promise<boolean> {
  const rows = await withFolder(measured)
  print('counting', rows, { pages: rows })
  return rows.every(({ ratio }) => ratio <= most)
}

async function measured(folder: string) {
  const first = await runPortal(folder)
  await first.stop()
  const rows = []
  for (const page of pages) {
    const { counting, all } = await profiled(folder, page)
    const ratio = all / (all - counting)
    rows.push({ page: page.name, 'of CPU %': rounded((counting / all) * 100, 2), ratio: rounded(ratio, 4), 'at most': most })
  }
  return rows
}

type Times = { readonly counting: number; readonly all: number }

async function profiled(folder: string, page: (typeof pages)[number]): Promise<Times> {
  const file = `counting-${randomUUID()}.cpuprofile`
  const profiler = ['--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${file}`]
  const { address, stop } = await runPortal(folder, [process.execPath, ...profiler, 'src/app/server/main.ts'])
  await ask(address, page, page.requests / 4)
  const begin = performance.now()
  await ask(address, page, page.requests)
  await stop()
  const profile = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Profile // the profile format of V8
  return timesIn(profile, (performance.now() - begin) * 1_000)
}

type ProfileNode = {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}
type Profile = {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Sums the samples of the last `lastUs` microseconds of a profile, without idle time. */
function timesIn({ nodes, samples, timeDeltas }: Profile, lastUs: number): Times {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const inCounting = new Set<number>()
  function addAll(node: ProfileNode): void {
    inCounting.add(node.id)
    for (const child of node.children ?? []) addAll(byId.get(child) ?? node)
  }
  for (const node of nodes) if (node.callFrame.url.includes('/features/traffic/') && !inCounting.has(node.id)) addAll(node)
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  let counting = 0
  let all = 0
  let before = timeDeltas.reduce((sum, us) => sum + us, 0) - lastUs
  for (const [index, sample] of samples.entries()) {
    const us = timeDeltas[index] ?? 0
    before -= us
    if (before > 0) continue
    if (!idle.has(sample)) all += us
    if (inCounting.has(sample)) counting += us
  }
  return { counting, all }
}
