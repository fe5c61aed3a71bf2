import type { DailyReport, NameCount } from './contract.ts'

type Fact = { readonly label: string; readonly value: string }

export const figureText = (value: number): string => value.toLocaleString('en-IN')

/** "99.9%" */
const uptimeText = (uptime: number): string => `${(uptime * 100).toFixed(1)}%`

/** "1.2 s" or "340 ms" */
function durationText(ms: number): string {
  if (ms >= 60_000) return `${(ms / 60_000).toFixed(1)} min`
  return ms >= 1_000 ? `${(ms / 1_000).toFixed(1)} s` : `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
}

/** The main figures, for lists and emails. */
export function factsOf({ analytics, security, system, funnel }: DailyReport): readonly Fact[] {
  return [
    { label: 'Visitors', value: `${analytics.isEstimate ? 'about ' : ''}${figureText(analytics.totalVisitors)}` },
    { label: 'Page views', value: figureText(analytics.pageViews) },
    { label: 'Applications', value: figureText(funnel.applications) },
    { label: 'Hires', value: figureText(funnel.hires) },
    { label: 'Blocked requests', value: figureText(security.blockedRequests) },
    { label: 'Uptime', value: uptimeText(system.uptime) },
  ]
}

/** Counts are written once a second, so a killed process loses those of its last second. */
export function lossText({ system: { killed, lostSeconds } }: DailyReport): string {
  if (killed === 0) return 'No counts are missing.'
  const processes = killed === 1 ? 'A server process ended' : `${killed} server processes ended`
  return `${processes} without notice. The counts of at most ${lostSeconds} ${lostSeconds === 1 ? 'second' : 'seconds'} are missing.`
}

/** "+12%" compared with the day before; null if there is nothing to compare with. */
export function changeText(now: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return percent === 0 ? 'as the day before' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}% on the day before`
}

const blockedLabels: Readonly<Record<string, string>> = {
  limit: 'Too many requests',
  refused: 'Not allowed',
  signedOut: 'Not signed in',
  malformed: 'Malformed address',
  probe: 'Search for weaknesses',
}

/** `share` is the percentage of the longest bar. */
export type Bar = { readonly name: string; readonly value: string; readonly share: number }
export type BarChart = { readonly id: string; readonly title: string; readonly unit: string; readonly rows: readonly Bar[] }

function chart(id: string, [title, unit]: readonly [string, string], counts: readonly NameCount[]): BarChart {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  const rows = counts.map(({ name, count }) => ({ name, value: figureText(count), share: Math.round((count / most) * 100) }))
  return { id, title, unit, rows }
}

/** All lists of the report that are shown as bars. */
// oxlint-disable-next-line max-lines-per-function -- one entry for each chart
export function barsOf({ analytics, security, system, funnel, employerFunnel }: DailyReport): readonly BarChart[] {
  const { mobile, desktop, tablet } = analytics.deviceStats
  const pages = analytics.topPages.map(({ path, views }) => ({ name: path, count: views }))
  return [
    chart(
      'funnel',
      ['Job seekers', 'Number'],
      [
        { name: 'Visitors', count: funnel.visitors },
        { name: 'Searches', count: funnel.searches },
        { name: 'Jobs viewed', count: funnel.jobViews },
        { name: 'Applications', count: funnel.applications },
        { name: 'First answers', count: funnel.firstAnswers },
        { name: 'Hires', count: funnel.hires },
      ],
    ),
    chart(
      'employers',
      ['Employers', 'Number'],
      [
        { name: 'New companies', count: employerFunnel.registrations },
        { name: 'Jobs published', count: employerFunnel.jobsPublished },
        { name: 'Applications received', count: employerFunnel.applications },
        { name: 'First answers', count: employerFunnel.firstAnswers },
        { name: 'Interviews booked', count: employerFunnel.interviewsBooked },
        { name: 'Offers', count: employerFunnel.offers },
        { name: 'Hires', count: employerFunnel.hires },
      ],
    ),
    chart('pages', ['Top pages', 'Views'], pages),
    chart(
      'devices',
      ['Devices', 'Page views'],
      [
        { name: 'Mobile', count: mobile },
        { name: 'Desktop', count: desktop },
        { name: 'Tablet', count: tablet },
      ],
    ),
    chart('referrers', ['Where visits came from', 'Page views'], analytics.referrers),
    chart('campaigns', ['Campaigns', 'Page views'], analytics.campaigns),
    chart('bots', ['Bots, left out above', 'Requests'], analytics.bots),
    chart(
      'blocked',
      ['Blocked requests', 'Requests'],
      security.blockedBy.map(({ name, count }) => ({ name: blockedLabels[name] ?? name, count })),
    ),
    chart(
      'addresses',
      ['Suspicious networks', 'Blocked requests'],
      security.suspiciousIPs.map(({ ip, requests }) => ({ name: ip, count: requests })),
    ),
    chart(
      'endpoints',
      ['Top endpoints', 'Requests'],
      security.topEndpoints.map(({ endpoint, requests }) => ({ name: endpoint, count: requests })),
    ),
    chart('errors', ['Errors', 'Requests'], system.errors),
  ]
}

/** The figures without a chart. */
export function timesOf({ system }: DailyReport): readonly Fact[] {
  const { pageTimes, callTimes, queueTimes } = system
  const rows = [
    { label: 'Time to answer a page', times: pageTimes },
    { label: 'Time to answer a call', times: callTimes },
    { label: 'Time that jobs waited in the queue', times: queueTimes },
  ]
  return [
    ...rows.flatMap(({ label, times }) =>
      times
        ? [
            {
              label,
              value: `half within ${durationText(times.p50)}, 95% within ${durationText(times.p95)}, 99% within ${durationText(times.p99)}`,
            },
          ]
        : [],
    ),
    { label: 'Emails', value: `${figureText(system.emailsSent)} sent, ${figureText(system.emailsFailed)} failed attempts` },
  ]
}
