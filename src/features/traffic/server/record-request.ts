import type { FastifyReply, FastifyRequest } from 'fastify'
import { hourText } from '#platform/contract/dates.ts'
import { isInternalCall } from '#platform/server/http/request-headers.ts'
import { agentOf } from './agents.ts'
import type { DayCounts } from './day-counts.ts'
import { classNames, classOf } from './durations.ts'
import { blockedReason, campaignOf, referrerOf, truncated } from './request-facts.ts'
import type { TrafficCounter } from './traffic-counter.ts'

type Recorder = { readonly counter: TrafficCounter; readonly ownHosts: ReadonlySet<string>; readonly clock: () => Date }

/** Counts one answered request. It only changes numbers in memory. */
export function recordRequest({ counter, ownHosts, clock }: Recorder, request: FastifyRequest, reply: FastifyReply): void {
  // Calls of a page to our own server are not counted, because its visitor has made one request.
  if (isInternalCall(request)) return
  const now = clock()
  const counts = counter.on(now)
  const { bot, device } = agentOf(request.headers['user-agent'])
  counts.add('totals', 'requests')
  recordService(counts, request, reply)
  const reason = blockedReason(request, reply)
  if (reason) recordBlocked(counts, reason, request.ip)
  if (bot !== null) {
    counts.add('totals', 'botRequests')
    counts.add('bots', bot)
    return
  }
  if (request.method !== 'GET' || (reply.statusCode !== 200 && reply.statusCode !== 304)) return
  recordFunnel(counts, request)
  if (!isPageView(request)) return
  counter.addVisitor(now, request.ip, request.headers['user-agent'] ?? '')
  counts.add('totals', 'pageViews')
  counts.add('pages', request.screen ?? '')
  counts.add('hours', hourText(now.getTime()))
  counts.add('devices', device)
  recordSource(counts, request, ownHosts)
}

function recordService(counts: DayCounts, request: FastifyRequest, reply: FastifyReply): void {
  const url = request.routeOptions.url ?? ''
  const isCall = url.startsWith('/api/')
  if (isCall) counts.add('endpoints', `${request.method} ${url}`)
  if (isCall || request.screen) counts.add(isCall ? 'callMs' : 'pageMs', classNames[classOf(reply.elapsedTime)] ?? '')
  if (reply.statusCode >= 500) counts.add('errors', request.fault ?? String(reply.statusCode))
}

function recordBlocked(counts: DayCounts, reason: string, ip: string): void {
  counts.add('totals', 'blocked')
  counts.add('blocked', reason)
  counts.add('addresses', truncated(ip))
}

/** The home screen makes this call, without anybody searching. */
const ofHome = '/api/jobs?urgent=true&limit=5'

function recordFunnel(counts: DayCounts, { screen, routeOptions, url }: FastifyRequest): void {
  const route = screen ?? routeOptions.url
  if (route === '/jobs' || (route === '/api/jobs' && url !== ofHome)) counts.add('totals', 'searches')
  else if (route === '/jobs/:jobId' || route === '/api/jobs/:jobId') counts.add('totals', 'jobViews')
}

/** A screen that somebody opened: excludes prefetching and staff. */
function isPageView({ screen, headers }: FastifyRequest): boolean {
  if (screen === undefined || screen.startsWith('/admin')) return false
  return !headers['sec-purpose']?.includes('prefetch') && headers['purpose'] !== 'prefetch'
}

function recordSource(counts: DayCounts, { headers, url }: FastifyRequest, ownHosts: ReadonlySet<string>): void {
  const referrer = referrerOf(headers.referer, ownHosts)
  if (referrer !== null) counts.add('referrers', referrer)
  const campaign = campaignOf(url)
  if (campaign !== null) counts.add('campaigns', campaign)
}
