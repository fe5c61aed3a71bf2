import type { ApplicationStatus, MyApplication } from '../contract.ts'
import { statusLabels } from '../rules.ts'

export type Filter = { readonly q: string; readonly status: ApplicationStatus | null }

export const statuses = Object.keys(statusLabels) as readonly ApplicationStatus[] // the labels name every status

/** The filter is in the URL, so that it can be shared, reloaded and reached by going back. */
export function filterIn(params: URLSearchParams): Filter {
  const given = params.get('status')
  return { q: params.get('q')?.trim() ?? '', status: statuses.find((status) => status === given) ?? null }
}

/** Every typed word occurs in the title, the company or the place. */
export function matching(all: readonly MyApplication[], { q, status }: Filter): readonly MyApplication[] {
  const words = q.toLowerCase().split(/\s+/)
  return all.filter((one) => {
    const text = `${one.job.title} ${one.job.company} ${one.job.location}`.toLowerCase()
    return (status === null || one.status === status) && words.every((word) => text.includes(word))
  })
}
