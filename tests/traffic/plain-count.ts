/** Counts the written list itself, with nothing of the code that counts requests. */
import type { DayRequest } from './written-day.ts'

export type PlainCount = Readonly<Record<string, number>>

// oxlint-disable-next-line complexity -- one line for each sum
export function plainCount(list: readonly DayRequest[]): PlainCount {
  const sums: Record<string, number> = {}
  const add = (name: string): void => void (sums[name] = (sums[name] ?? 0) + 1)
  const visitors = new Set<string>()
  for (const one of list) {
    add('requests')
    if (one.route.startsWith('/api/')) add(`endpoint ${one.method} ${one.route}`)
    if (one.status >= 400) {
      add('blocked')
      add(`network ${one.ip.split('.').slice(0, 3).join('.')}.0/24`)
    }
    if (one.who === 'bot') {
      add('bots')
      continue
    }
    if (one.status !== 200) continue
    if (['/jobs', '/api/jobs'].includes(one.route)) add('searches')
    if (['/jobs/:jobId', '/api/jobs/:jobId'].includes(one.route)) add('jobViews')
    if (one.route.startsWith('/api/')) continue
    visitors.add(`${one.ip} ${one.agent}`)
    add('pageViews')
    add(`page ${one.route}`)
    add(`device ${one.device}`)
    add(`hour ${new Date(one.at.getTime() + 5.5 * 3_600_000).getUTCHours()}`)
    if (!one.referer?.includes('localhost'))
      add(`referrer ${one.referer ? new URL(one.referer).hostname.replace('www.', '') : 'direct'}`)
    if (one.campaign) add(`campaign ${one.campaign}`)
  }
  return { ...sums, visitors: visitors.size }
}
