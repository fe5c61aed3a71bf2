import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Unavailable } from '#platform/server/failures.ts'
import type { ImportResult } from '../contract.ts'
import { NotImportable } from './read-error.ts'
import type { Report } from './reader-child.ts'

/** The owner of a file: people with and without an account have separate readers and queues. */
type Lane = 'known' | 'unknown'
export type ReaderSettings = {
  readonly timeoutMs: number
  readonly mostMegabytes: number
  readonly child: string
  readonly lane: Lane
  /** Set for people without an account: one file of each network waits. */
  readonly network?: string
  /** Called with the milliseconds that reading took. */
  readonly used?: (ms: number) => void
}

const defaults: ReaderSettings = {
  timeoutMs: 20_000,
  mostMegabytes: 700,
  child: path.join(import.meta.dirname, 'reader-child.ts'),
  lane: 'known',
}

/** People without an account get less time for one file: five of the slowest occupied their only reader for nearly two minutes. */
const unknownTimeoutMs = 8_000

type Waiting = { readonly network: string | undefined; readonly begin: () => void }
type Line = { reading: number; readonly waiting: Waiting[]; readonly atOnce: number; readonly mostWaiting: number }
const lines: Readonly<Record<Lane, Line>> = {
  known: { reading: 0, waiting: [], atOnce: 2, mostWaiting: 8 },
  unknown: { reading: 0, waiting: [], atOnce: 1, mostWaiting: 4 },
}

/** One process per file, few at a time. It is killed when it takes too much time or memory, and ends after its work. */
export async function readAside(file: Uint8Array, over: Partial<ReaderSettings> = {}): Promise<ImportResult> {
  const timeoutMs = over.lane === 'unknown' ? unknownTimeoutMs : defaults.timeoutMs
  const settings = { ...defaults, timeoutMs, ...over }
  const line = lines[settings.lane]
  await turnIn(line, settings.network)
  const began = performance.now()
  try {
    return await readInChild(file, settings)
  } finally {
    settings.used?.(performance.now() - began)
    const next = line.waiting.shift()
    if (next) next.begin()
    else line.reading--
  }
}

async function turnIn(line: Line, network: string | undefined): Promise<void> {
  const { waiting } = line
  if (line.reading < line.atOnce) return void line.reading++
  const isWaiting = network !== undefined && waiting.some((other) => other.network === network)
  if (isWaiting || waiting.length >= line.mostWaiting) {
    throw new Unavailable('Too many files are being read. Please try again in a moment')
  }
  await new Promise<void>((begin) => void waiting.push({ network, begin }))
}

async function readInChild(file: Uint8Array, settings: ReaderSettings): Promise<ImportResult> {
  const child = forkChild(settings.child)
  const watch = watchOver(child, settings)
  try {
    const report = await heard(child, file)
    if (report === 'ready' || report === null) throw new NotImportable(watch.reason() ?? 'damaged')
    if ('refused' in report) throw new NotImportable(report.refused)
    return report.imported
  } finally {
    watch.end()
    child.kill('SIGKILL')
  }
}

/** Its message after it got the file; null when it ends before. */
function heard(child: ChildProcess, file: Uint8Array): Promise<Report | null> {
  return new Promise((resolve) => {
    child.on('message', (report: Report) => {
      if (report === 'ready') child.send(file)
      else resolve(report)
    })
    child.on('exit', () => resolve(null))
    child.on('error', () => resolve(null))
  })
}

function watchOver(child: ChildProcess, { timeoutMs, mostMegabytes }: ReaderSettings) {
  let reason: NotImportable['reason'] | null = null
  const end = (why: NotImportable['reason']): void => {
    reason = why
    child.kill('SIGKILL')
  }
  const late = setTimeout(() => end('tooSlow'), timeoutMs)
  const fat = setInterval(() => {
    void megabytesOf(child).then((used) => (used > mostMegabytes ? end('tooMuch') : undefined))
  }, 100)
  return {
    reason: () => reason,
    end: () => {
      clearTimeout(late)
      clearInterval(fat)
    },
  }
}

/** Buffers do not count as heap that Node can limit, so the kernel is asked. Where that is not possible, only time is limited. */
async function megabytesOf({ pid }: ChildProcess): Promise<number> {
  try {
    const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')
    return (Number(pages) * 4_096) / 1_000_000
  } catch {
    return 0
  }
}

/** It gets none of our environment, and may read files but neither write them nor start processes. */
function forkChild(child: string): ChildProcess {
  return fork(child, [], {
    env: {},
    execArgv: ['--permission', '--allow-fs-read=*', '--max-old-space-size=256', '--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}
