import type { FastifyRequest } from 'fastify'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { networkOf } from '#platform/server/network.ts'
import { type Count, countOf, hours, minutes, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

const ofPerson: RateLimit = { name: 'messages to the assistant', per: 'account', max: 60, windowSeconds: minutes(10) }
/** High, because a college or an office shares one IP address. */
const fromNetwork: RateLimit = { name: 'messages of visitors', per: 'network', max: 600, windowSeconds: hours(1) }
const ofBrowser: RateLimit = { name: 'messages of a visitor', per: 'browser', max: 30, windowSeconds: minutes(10) }

/** Visitors have no cookie for this: a browser is identified by its user agent and IP address. */
export function messageCounts(caller: Caller, { ip, headers }: FastifyRequest): Count[] {
  if (caller.kind !== 'visitor') return [countOf(ofPerson, caller.id)]
  return [countOf(fromNetwork, ip), countOf(ofBrowser, `${networkOf(ip)} ${headers['user-agent'] ?? ''}`)]
}

const opinionsOfPerson: RateLimit = { name: 'opinions about answers', per: 'account', max: 120, windowSeconds: hours(1) }
const opinionsFromNetwork: RateLimit = { name: 'opinions of visitors', per: 'network', max: 300, windowSeconds: hours(1) }

export function feedbackCounts(caller: Caller, { ip }: FastifyRequest): Count[] {
  return [caller.kind === 'visitor' ? countOf(opinionsFromNetwork, ip) : countOf(opinionsOfPerson, caller.id)]
}
