/** The report of a written day equals a plain count of the same list, apart from what a killed process had not written yet. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, inject, test } from 'vitest'
import { makeDueReports } from '#features/daily-report/server/make-due-reports.ts'
import type { DailyReport } from '#features/daily-report/contract.ts'
import { lossText } from '#features/daily-report/facts.ts'
import { aJob } from '../factories/a-job.ts'
import { openPortal } from '../portal.ts'
import { plainCount } from './plain-count.ts'
import { countIn } from './report-count.ts'
import { type DayRequest, writtenDay } from './written-day.ts'

const dayStarts = new Date('2026-11-19T18:30:00Z')
const dayEnds = new Date('2026-11-20T18:30:00Z')
const portal = await openPortal({ clock: () => new Date('2026-11-20T18:35:00Z') })
const jobIds = [(await aJob(portal.db)).jobId, (await aJob(portal.db)).jobId]
const list = writtenDay({ from: new Date(dayStarts.getTime() - 30 * 60_000), jobIds, count: 5_000 })
const folder = await mkdtemp(path.join(tmpdir(), 'pasand-replay-'))

const children = new Set<ChildProcess>()
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

async function aServer(at: Date) {
  const { rows } = await portal.pool.query<{ name: string }>('select current_database() as name')
  const url = inject('adminUrl').replace('/postgres?', `/${rows[0]?.name}?`)
  // oxlint-disable-next-line no-restricted-properties -- the child needs what this process was started with
  const { env: own } = process
  const env = {
    ...own,
    NODE_ENV: 'production',
    DATABASE_URL: url,
    DATA_DIR: folder,
    TRUST_PROXY: 'on',
    REPLAY_AT: at.toISOString(),
  }
  const child = fork(path.resolve('tests/traffic/replay-server.ts'), { env, execArgv: [] })
  children.add(child)
  const [address] = (await once(child, 'message')) as [string] // where it listens
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    child.kill(signal)
    await once(child, 'exit')
    children.delete(child)
  }
  async function tell(moment: Date): Promise<void> {
    child.send(moment.toISOString())
    await once(child, 'message')
  }
  return { address, end, tell }
}
type ReplayServer = Awaited<ReturnType<typeof aServer>>

async function send(
  { address }: ReplayServer,
  { ip, agent, method, url, referer, headers, status }: DayRequest,
): Promise<number> {
  const sent = {
    'x-forwarded-for': ip,
    'user-agent': agent,
    // What browsers send with a click, and `fetch` of Node would not.
    'sec-fetch-site': 'none',
    ...(referer ? { referer } : {}),
    ...headers,
  }
  const answer = await fetch(address + url, { method, headers: sent, ...(method === 'POST' ? { body: '{}' } : {}) })
  await answer.arrayBuffer()
  return answer.status === status ? 0 : answer.status
}

/** One step of the list after the other. Returns the statuses that the list does not name. */
async function replay(server: ReplayServer, requests: readonly DayRequest[]): Promise<number[]> {
  const odd: number[] = []
  for (const [at, step] of Map.groupBy(requests, ({ at: moment }) => moment.getTime())) {
    await server.tell(new Date(at))
    odd.push(...(await Promise.all(step.map((one) => send(server, one)))))
  }
  return odd.filter((status) => status !== 0)
}

const within = (from: Date, until: Date, requests = list) => requests.filter(({ at }) => at >= from && at < until)
const noon = new Date(dayStarts.getTime() + 12 * 3_600_000)
const evening = new Date(dayStarts.getTime() + 18 * 3_600_000)
const late = new Date(dayEnds.getTime() + 3_600_000)
/** What is sent right before the process is killed. */
const lastMinutes = new Date(noon.getTime() - 10 * 60_000)

test('a day of 5,000 requests with a restart and a kill -9', { timeout: 240_000 }, async () => {
  let server = await aServer(list[0]?.at ?? dayStarts)
  const odd = await replay(server, within(new Date(0), lastMinutes))
  // Longer than the second after which everything is written.
  await pause(1_500)
  odd.push(...(await replay(server, within(lastMinutes, noon))))
  await server.end('SIGKILL')

  server = await aServer(noon)
  odd.push(...(await replay(server, within(noon, evening))))
  await server.end('SIGTERM')

  server = await aServer(evening)
  odd.push(...(await replay(server, within(evening, late))))
  await server.end('SIGTERM')
  expect(odd, 'each request was answered as the list says').toEqual([])

  await makeDueReports(portal.context)
  const sales = await portal.aStaffMember('sales')
  const reports: DailyReport[] = (await sales.call('GET /api/admin/daily-reports-history')).json()
  expect(reports.map(({ date, isFinal }) => [date, isFinal])).toEqual([
    ['2026-11-20', true],
    ['2026-11-19', true],
  ])
  const [day, before] = reports
  if (!day || !before) throw new TypeError('there are two')

  expect(countIn(before), 'before midnight, nothing was lost').toEqual(plainCount(within(new Date(0), dayStarts)))

  const ofDay = within(dayStarts, dayEnds)
  const whole = plainCount(ofDay)
  const least = plainCount(ofDay.filter(({ at }) => at < lastMinutes || at >= noon))
  const counted = countIn(day)
  expect(Object.keys(whole).filter((name) => (counted[name] ?? 0) > (whole[name] ?? 0))).toEqual([])
  expect(Object.keys(whole).filter((name) => (counted[name] ?? 0) < (least[name] ?? 0))).toEqual([])
  expect(Object.keys(counted).filter((name) => !(name in whole))).toEqual([])
  expect((whole['requests'] ?? 0) - (least['requests'] ?? 0), 'few requests were at stake').toBeLessThan(120)
  expect(day.analytics.isEstimate).toBe(false)
  expect(lossText(day)).toBe('A server process ended without notice. The counts of at most 1 second are missing.')
  expect(lossText(before)).toBe('No counts are missing.')

  const { rows } = await portal.pool.query('select (select count(*)::int from traffic_salts where day < 20778) as salts')
  expect(rows[0]).toEqual({ salts: 0 })
})
