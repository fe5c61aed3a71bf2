/** Requests the list of jobs like a visitor. Returns the titles and the headers about corrections and relaxation. */
import type { Person } from '../portal.ts'

export type SearchParams = Readonly<Record<string, string>>

export async function listedJobs({ call }: Pick<Person, 'call'>, params: SearchParams) {
  const { headers, ...answer } = await call(`GET /api/jobs?${new URLSearchParams(params).toString()}`)
  const said = (name: string): string | null => {
    const value = headers[name]
    return typeof value === 'string' ? decodeURIComponent(value) : null
  }
  return {
    titles: [...new Set(answer.json<{ title: string }[]>().map(({ title }) => title))],
    total: headers['x-total-count'],
    leftOut: said('x-search-left-out'),
    corrected: said('x-search-corrected'),
    next: /<([^>]+)>; rel="next"/.exec(String(headers['link'] ?? ''))?.[1],
  }
}
