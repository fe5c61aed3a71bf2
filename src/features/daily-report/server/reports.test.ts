import { expect, test } from 'vitest'
import { countTraffic } from '#features/traffic/server/public.ts'
import { openTrafficCounter } from '#features/traffic/server/traffic-counter.ts'
import { textOf } from '#tests/cv-pdf/read-pdf.ts'
import { aTypesetter } from '#tests/cv-pdf/typesetter.ts'
import { anApplication } from '#tests/factories/an-application.ts'
import { openPortal } from '#tests/portal.ts'
import type { DailyReport } from '../contract.ts'
import { makeDueReports } from './make-due-reports.ts'

let now = new Date('2026-11-20T06:30:00Z')
const { typeset } = aTypesetter()
const portal = await openPortal({ clock: () => now, typeset })
const { context, db, app } = portal
await countTraffic(app, context)
let sales = await portal.aStaffMember('sales')

/** Signs in again, because the earlier sign-in would have expired. */
async function at(time: string): Promise<void> {
  now = new Date(time)
  sales = await portal.aStaffMember('sales')
}
const current = async (): Promise<{ report: DailyReport | null; dayBefore: DailyReport | null }> =>
  (await sales.call('GET /api/admin/daily-report-current')).json()
const history = async (query = ''): Promise<string[]> =>
  (await sales.call(`GET /api/admin/daily-reports-history${query}`)).json<DailyReport[]>().map(({ date }) => date)

test('without a report the answer is null', async () => {
  expect(await current()).toEqual({ report: null, dayBefore: null })
  expect(await history()).toEqual([])
})

test('on demand, the report of the current day has the counts up to now and the funnels of both sides', async () => {
  const { theirs, employer } = await anApplication(portal)
  await employer.call(`POST ${theirs}/messages`, { body: 'When can you come?' })
  await db.updateTable('applications').set({ appliedAt: now }).execute()
  await db.updateTable('applicationMessages').set({ sentAt: now }).execute()
  await portal.visitor.call('GET /api/jobs?q=nurse', undefined, { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' })
  const made: DailyReport = (await sales.call('POST /api/admin/generate-daily-report')).json()
  expect(made).toMatchObject({ date: '2026-11-20', isFinal: false, timestamp: now.toISOString() })
  expect(made.funnel).toMatchObject({ searches: 1, applications: 1, firstAnswers: 1, hires: 0 })
  expect(made.employerFunnel).toMatchObject({ applications: 1, firstAnswers: 1 })
  expect(made.security.topEndpoints).toContainEqual({ endpoint: 'GET /api/jobs', requests: 1 })
  expect((await current()).report).toEqual(made)
  expect(await history(), 'a day that is not over is no history').toEqual([])
})

test('at 00:05 the reports of the day before and of missed days are made, and are not replaced later', async () => {
  await at('2026-11-21T18:35:00Z')
  await makeDueReports(context)
  expect(await history()).toEqual(['2026-11-21', '2026-11-20'])
  expect(await history('?from=2026-11-20&to=2026-11-20')).toEqual(['2026-11-20'])
  expect((await sales.call('GET /api/admin/daily-reports-history?from=0000-01-01')).statusCode).toBe(400)
  const { report, dayBefore } = await current()
  expect([report?.date, dayBefore?.date]).toEqual(['2026-11-21', '2026-11-20'])
  await makeDueReports(context)
  expect((await current()).report).toEqual(report)
  const { rows } = await portal.pool.query(`select (select count(*)::int from traffic_visitors where day < 20779) as visitors,
    (select count(*)::int from traffic_salts where day < 20779) as salts`)
  expect(rows, 'neither hashes nor salts outlive their day').toEqual([{ visitors: 0, salts: 0 }])
})

test('the final report is sent once to each address that staff have entered', async () => {
  const support = await portal.aStaffMember('support')
  expect((await support.call('PUT /api/admin/daily-report-email', { email: 'not one' })).statusCode).toBe(400)
  await support.call('PUT /api/admin/daily-report-email', { email: 'figures@pasand.example' })
  expect((await support.call('GET /api/admin/daily-report-email')).json()).toEqual({ email: 'figures@pasand.example' })
  await portal.settle()
  const before = portal.emails.length
  await at('2026-11-22T18:35:00Z')
  await makeDueReports(context)
  await portal.settle()
  const sent = portal.emails.slice(before)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([['figures@pasand.example', 'Daily report of 22 November 2026']])
  expect(sent[0]?.text).toContain('Uptime: ')
  await db.updateTable('adminUsers').set({ isActive: false }).where('id', '=', support.id).execute()
  await at('2026-11-23T18:35:00Z')
  await makeDueReports(context)
  await portal.settle()
  expect(portal.emails.slice(before)).toHaveLength(1)
})

test('the PDF has the figures of the day and of the day before, and its picture is told in words', async () => {
  const { report } = await current()
  const answer = await sales.call(`GET /api/admin/daily-report-pdf/${report?.id}`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-disposition']).toContain('daily-report-2026-11-23.pdf')
  const text = (await textOf(new Uint8Array(answer.rawPayload))).replaceAll(/\s+/g, ' ')
  for (const part of ['Daily report of 23 November 2026', 'Day before', 'Page views by hour', 'Job seekers', 'Uptime']) {
    expect(text).toContain(part)
  }
  expect(answer.rawPayload.toString('latin1')).toContain('/StructTreeRoot')
})

test('a day on which the portal was off has a report with no uptime', async () => {
  await at('2026-11-26T18:35:00Z')
  await makeDueReports(context)
  expect((await history()).slice(0, 3)).toEqual(['2026-11-26', '2026-11-25', '2026-11-24'])
  const reports = (await sales.call('GET /api/admin/daily-reports-history?from=2026-11-25&to=2026-11-25')).json<DailyReport[]>()
  expect(reports.map(({ analytics, system }) => [analytics.pageViews, system.uptime])).toEqual([[0, 0]])
})

test('a batch that is sent again after a lost answer counts once', async () => {
  const counter = openTrafficCounter(context)
  counter.on(context.clock()).add('referrers', 'again.example')
  const broken = openTrafficCounter({ ...context, db: db.withPlugin(losingAnswers()) })
  broken.on(context.clock()).add('referrers', 'again.example')
  await counter.flush()
  await expect(broken.flush()).rejects.toThrow('lost')
  broken.on(context.clock()).add('referrers', 'again.example')
  await broken.flush()
  await broken.flush()
  const row = await db.selectFrom('trafficCounts').select('count').where('name', '=', 'again.example').executeTakeFirst()
  expect(row?.count).toBe(3)
})

/** The database executes the first statement, but its answer is lost. */
function losingAnswers() {
  let isFirst = true
  return {
    transformQuery: <T>({ node }: { readonly node: T }): T => node,
    transformResult: async <T>({ result }: { readonly result: T }): Promise<T> => {
      if (!isFirst) return result
      isFirst = false
      throw new Error('lost')
    },
  }
}
