import type { QueryClient } from '@tanstack/react-query'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { nextStatuses } from '#features/applications/rules.ts'
import type { PageOf } from '#platform/web/call.ts'
import type { ApplicantPage } from '../assessment-contract.ts'
import type { Applicant, BoardColumn } from '../contract.ts'
import { listKeys } from './applicant-queries.ts'

type Change = (applicant: Applicant) => Applicant

/** Shows a move on board, table and page before the server has answered. */
export function showMove(client: QueryClient, chosen: readonly Applicant[], to: ApplicationStatus): void {
  const ids = new Set(chosen.map(({ id }) => id))
  const next = [...nextStatuses(to, 'employer')]
  show(client, (applicant) => (ids.has(applicant.id) ? { ...applicant, status: to, undo: null, next } : applicant))
}

/** Reverts a move that the server has refused. Changes by other moves since then stay. */
export function putBack(client: QueryClient, chosen: readonly Applicant[], to: ApplicationStatus): void {
  const before = new Map(chosen.map((applicant) => [applicant.id, applicant]))
  show(client, (applicant) => {
    const earlier = before.get(applicant.id)
    if (!earlier || applicant.status !== to) return applicant
    return { ...applicant, status: earlier.status, undo: earlier.undo, next: earlier.next }
  })
}

function show(client: QueryClient, change: Change): void {
  client.setQueriesData<PageOf<readonly Applicant[]>>(
    { queryKey: [...listKeys.table] },
    (page) => page && { ...page, items: page.items.map(change) },
  )
  client.setQueriesData<ApplicantPage>({ queryKey: [...listKeys.page] }, (page) => page && changedPage(page, change))
  client.setQueriesData<readonly BoardColumn[]>(
    { queryKey: [...listKeys.board] },
    (columns) => columns && changedBoard(columns, change),
  )
}

function changedPage(page: ApplicantPage, change: Change): ApplicantPage {
  const applicant = change(page.applicant)
  return applicant === page.applicant ? page : { ...page, applicant, next: applicant.next }
}

/** Moved cards are put at the top of their new column. */
function changedBoard(columns: readonly BoardColumn[], change: Change): BoardColumn[] {
  const cards = columns.flatMap(({ status, items }) => items.map(change).filter((card) => card.status !== status))
  const isMoved = ({ id }: Applicant): boolean => cards.some((card) => card.id === id)
  return columns.map((column) => {
    const stay = column.items.filter((card) => !isMoved(card))
    const come = cards.filter(({ status }) => status === column.status)
    const total = column.total - (column.items.length - stay.length) + come.length
    return { ...column, total, items: [...come, ...stay.map(change)] }
  })
}
