import { pageNumberIn } from '#platform/web/page-number.ts'
import type { ApplicationStatus } from '../contract.ts'
import { statusLabels } from '../rules.ts'

export type Filter = { readonly q: string; readonly status: ApplicationStatus | null; readonly page: number }

export const statuses = Object.keys(statusLabels) as readonly ApplicationStatus[] // the labels have a key for every status

/** Reads the filter from the URL, so that it can be shared, reloaded and reached by going back. */
export function filterIn(params: URLSearchParams): Filter {
  const given = params.get('status')
  return {
    q: params.get('q')?.trim().slice(0, 200) ?? '',
    status: statuses.find((status) => status === given) ?? null,
    page: pageNumberIn(params),
  }
}

export function addressOf({ q, status, page }: Filter): string {
  const given = { ...(q ? { q } : {}), ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) }
  return `/applications?${new URLSearchParams(given).toString()}`
}
