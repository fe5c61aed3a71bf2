import type { FastifyRequest } from 'fastify'
import type { Part } from '#platform/contract/paging.ts'

const mostCounted = 1_000

/** The headers of a page of a list: the total, exact up to 1,000, then `1000+`, and links to the previous and next page (RFC 8288). */
export function pageHeaders(
  { url }: Pick<FastifyRequest, 'url'>,
  { page, limit }: Part,
  total: number,
): Readonly<Record<string, string>> {
  const to = (number: number, rel: string): string => {
    const [path = '', query = ''] = url.split('?')
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    params.set('limit', String(limit))
    return `<${path}?${params.toString()}>; rel="${rel}"`
  }
  const links = [...(page * limit < total ? [to(page + 1, 'next')] : []), ...(page > 1 ? [to(page - 1, 'prev')] : [])]
  return {
    'x-total-count': total > mostCounted ? `${mostCounted}+` : String(total),
    ...(links.length > 0 ? { link: links.join(', ') } : {}),
  }
}
