import { pageNumberIn } from '#platform/web/page-number.ts'
import { textNames } from '../answer-choices.ts'

const factNames = ['place', 'yearsFrom', 'yearsTo', 'payTo', 'noticeTo', 'scoreFrom', 'unread', 'answer'] as const
const filterNames = ['jobId', 'q', ...factNames, ...textNames] as const
const listNames = [...filterNames, 'status', 'sort'] as const

type Names = (typeof listNames)[number]
export type ListState = Readonly<Partial<Record<Names, string>>>
export type View = 'board' | 'table'

const listPath = '/employer-portal/applicants'

function taken(params: URLSearchParams, names: readonly Names[]): ListState {
  return Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])))
}

/** Reads the whole state from the URL, so that a list can be shared, reloaded and reached by going back. */
export function stateIn(params: URLSearchParams): { readonly view: View; readonly list: ListState; readonly page: number } {
  return { view: params.get('view') === 'board' ? 'board' : 'table', list: taken(params, listNames), page: pageNumberIn(params) }
}

/** The filter of the board, without status and order: it has a column for each status, the newest first. */
export function boardFilter(list: ListState): ListState {
  const { status: _status, sort: _sort, ...filter } = list
  return filter
}

type Target = { readonly view: View; readonly list: ListState; readonly page?: number }

export function listHref({ view, list, page = 1 }: Target): string {
  return `${listPath}?${new URLSearchParams({ view, ...list, ...(page > 1 ? { page: String(page) } : {}) }).toString()}`
}

/** The URL of an applicant. It contains the filter, so that next and previous stay in the same list. */
export function applicantHref(applicationId: string, view: View, list: ListState): string {
  return `${listPath}/${applicationId}?${new URLSearchParams({ view, ...list }).toString()}`
}

/** The number of active filters, besides the job and the words. */
export function countNarrowing(list: ListState): number {
  return filterNames.filter((name) => name !== 'jobId' && name !== 'q' && list[name]).length + (list.status ? 1 : 0)
}
