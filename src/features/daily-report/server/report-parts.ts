import { type Counts, percentilesOf, type VisitorCount } from '#features/traffic/server/public.ts'
import type { NameCount, ReportBody } from '../contract.ts'

const mostListed = 10

/** The most frequent first; equal counts in the order of names. */
function mostOf(counts: ReadonlyMap<string, number>): NameCount[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, mostListed)
}

export function analyticsOf(counts: Counts, { visitors, isEstimate }: VisitorCount): ReportBody['analytics'] {
  const totals = counts('totals')
  const devices = counts('devices')
  const hours = counts('hours')
  return {
    totalVisitors: visitors,
    isEstimate,
    pageViews: totals.get('pageViews') ?? 0,
    topPages: mostOf(counts('pages')).map(({ name, count }) => ({ path: name, views: count })),
    deviceStats: {
      mobile: devices.get('mobile') ?? 0,
      desktop: devices.get('desktop') ?? 0,
      tablet: devices.get('tablet') ?? 0,
    },
    hours: Array.from({ length: 24 }, (_, hour) => hours.get(String(hour).padStart(2, '0')) ?? 0),
    referrers: mostOf(counts('referrers')),
    campaigns: mostOf(counts('campaigns')),
    botRequests: totals.get('botRequests') ?? 0,
    bots: mostOf(counts('bots')),
  }
}

export function securityOf(counts: Counts): ReportBody['security'] {
  return {
    blockedRequests: counts('totals').get('blocked') ?? 0,
    blockedBy: mostOf(counts('blocked')),
    suspiciousIPs: mostOf(counts('addresses')).map(({ name, count }) => ({ ip: name, requests: count })),
    topEndpoints: mostOf(counts('endpoints')).map(({ name, count }) => ({ endpoint: name, requests: count })),
  }
}

type Service = {
  readonly uptime: { readonly uptime: number; readonly killed: number }
  readonly emailsSent: number
}

export function systemOf(counts: Counts, { uptime: { uptime, killed }, emailsSent }: Service): ReportBody['system'] {
  return {
    uptime,
    requests: counts('totals').get('requests') ?? 0,
    pageTimes: percentilesOf(counts('pageMs')),
    callTimes: percentilesOf(counts('callMs')),
    errors: mostOf(counts('errors')),
    emailsSent,
    emailsFailed: counts('emails').get('failed') ?? 0,
    queueTimes: percentilesOf(counts('queueMs')),
    killed,
    // Counts are written each second.
    lostSeconds: killed,
  }
}
