import type { QueryClient } from '@tanstack/react-query'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { nextStatuses } from '#features/applications/rules.ts'
import type { PageOf } from '#platform/web/call.ts'
import type { ApplicantPage } from '../assessment-contract.ts'
import type { Applicant, BoardColumn } from '../contract.ts'
import { listKeys } from './applicant-queries.ts'

type Change = { readonly ids: ReadonlySet<string>; readonly to: ApplicationStatus; readonly undo: Applicant['undo'] }

function moved(applicant: Applicant, { to, undo }: Change): Applicant {
  return { ...applicant, status: to, undo, next: [...nextStatuses(to, 'employer')] }
}

/** Shows the move on board, table and page before the server answers. Returns what restores them. */
export function showMove(client: QueryClient, change: Change): () => void {
  const before = Object.values(listKeys).flatMap((queryKey) => client.getQueriesData({ queryKey: [...queryKey] }))
  const apply = (applicant: Applicant): Applicant => (change.ids.has(applicant.id) ? moved(applicant, change) : applicant)
  client.setQueriesData<PageOf<readonly Applicant[]>>(
    { queryKey: [...listKeys.table] },
    (page) => page && { ...page, items: page.items.map(apply) },
  )
  client.setQueriesData<ApplicantPage>(
    { queryKey: [...listKeys.page] },
    (page) =>
      page &&
      (change.ids.has(page.id)
        ? { ...page, applicant: moved(page.applicant, change), next: moved(page.applicant, change).next }
        : page),
  )
  client.setQueriesData<readonly BoardColumn[]>(
    { queryKey: [...listKeys.board] },
    (columns) => columns && movedOnBoard(columns, change),
  )
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data)
  }
}

/** The cards go to the top of their new column. */
function movedOnBoard(columns: readonly BoardColumn[], change: Change): BoardColumn[] {
  const cards = columns.flatMap(({ items }) => items).filter(({ id, status }) => change.ids.has(id) && status !== change.to)
  const isMoved = ({ id }: Applicant): boolean => cards.some((card) => card.id === id)
  return columns.map((column) => {
    if (column.status === change.to)
      return {
        ...column,
        total: column.total + cards.length,
        items: [...cards.map((card) => moved(card, change)), ...column.items],
      }
    const left = column.items.filter(isMoved).length
    return { ...column, total: column.total - left, items: column.items.filter((card) => !isMoved(card)) }
  })
}
