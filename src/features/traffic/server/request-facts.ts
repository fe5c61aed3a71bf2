import ipaddr from 'ipaddr.js'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The referring host, `direct`, or null inside our own sites. */
export function referrerOf(header: string | undefined, own: ReadonlySet<string>): string | null {
  if (!header) return 'direct'
  const host = URL.parse(header.slice(0, 500))?.hostname.toLowerCase() ?? ''
  if (own.has(host)) return null
  return /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host) ? host.replace(/^www\./, '') : 'direct'
}

/** `newsletter / diwali`, from the usual campaign parameters; null without one. */
export function campaignOf(url: string): string | null {
  const at = url.indexOf('?')
  if (at < 0 || !url.includes('utm_', at)) return null
  const params = new URLSearchParams(url.slice(at + 1, at + 1_000))
  const parts = ['utm_source', 'utm_campaign'].map((name) =>
    (params.get(name) ?? '').replaceAll(/[^\p{L}\p{N} ._-]/gu, '').slice(0, 40),
  )
  return parts.some((part) => part.trim() !== '') ? parts.map((part) => part.trim() || '–').join(' / ') : null
}

/** The network of an IP address: 256 addresses, or an IPv6 /48, so that it identifies no household. */
export function truncated(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv6) {
    const parts = address.parts.slice(0, 3).map((part) => part.toString(16))
    return `${parts.join(':')}::/48`
  }
  return `${address.octets.slice(0, 3).join('.')}.0/24`
}

type BlockedReason = 'limit' | 'refused' | 'signedOut' | 'malformed' | 'probe'

/** Screens make these calls for everybody, to find out who is signed in. */
const whoIsThere: ReadonlySet<string> = new Set(['/api/auth/user', '/api/admin/me'])

/** Files of other products, which only vulnerability scanners request. */
const probes = /\.(php|env|git|aspx?|cgi|sql|bak)\b|\/wp-|\/(cgi-bin|phpmyadmin|actuator|\.aws|\.ssh)(\/|$)/i

/** Why a rate limit or a guard refused a request; null if none did. */
// oxlint-disable-next-line complexity -- one line for each reason
export function blockedReason({ routeOptions, url, method }: FastifyRequest, { statusCode }: FastifyReply): BlockedReason | null {
  if (statusCode < 400) return null
  if (statusCode === 429) return 'limit'
  if (statusCode === 403) return 'refused'
  if (statusCode === 401) return whoIsThere.has(routeOptions.url ?? '') ? null : 'signedOut'
  if (statusCode === 414 || !url.startsWith('/')) return 'malformed'
  return statusCode === 404 && method === 'GET' && probes.test(url) ? 'probe' : null
}
