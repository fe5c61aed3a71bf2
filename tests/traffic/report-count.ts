import type { DailyReport } from '#features/daily-report/contract.ts'
import type { PlainCount } from './plain-count.ts'

const named = (what: string, rows: readonly (readonly [string, number])[]) =>
  Object.fromEntries(rows.filter(([, count]) => count > 0).map(([name, count]) => [`${what} ${name}`, count]))

/** In the form of the plain count. */
export function countIn({ analytics, security, system, funnel }: DailyReport): PlainCount {
  const counts = {
    requests: system.requests,
    blocked: security.blockedRequests,
    bots: analytics.botRequests,
    searches: funnel.searches,
    jobViews: funnel.jobViews,
    pageViews: analytics.pageViews,
    visitors: analytics.totalVisitors,
    ...named(
      'endpoint',
      security.topEndpoints.map(({ endpoint, requests }) => [endpoint, requests]),
    ),
    ...named(
      'network',
      security.suspiciousIPs.map(({ ip, requests }) => [ip, requests]),
    ),
    ...named(
      'page',
      analytics.topPages.map(({ path: route, views }) => [route, views]),
    ),
    ...named('device', Object.entries(analytics.deviceStats)),
    ...named(
      'hour',
      analytics.hours.map((count, hour) => [String(hour), count]),
    ),
    ...named(
      'referrer',
      analytics.referrers.map(({ name, count }) => [name, count]),
    ),
    ...named(
      'campaign',
      analytics.campaigns.map(({ name, count }) => [name, count]),
    ),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
