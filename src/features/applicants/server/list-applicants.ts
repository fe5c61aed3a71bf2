import type { ApplicationStatus } from '#features/applications/contract.ts'
import { statusLabels } from '#features/applications/rules.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { EmployerCaller } from '#platform/server/serve.ts'
import { type Applicant, applicants, type BoardColumn, type Neighbours, type Overview } from '../contract.ts'
import type { ApplicantsFilter, ApplicantsQuery, SortedFilter } from '../filter-contract.ts'
import { countApplicants, listApplicants, listColumn } from './list-queries.ts'
import { findNeighbours, listJobChoices } from './overview-queries.ts'
import { shownApplicant } from './show-applicant.ts'

/** Viewers of a team may only read. */
export function mayWrite({ role }: EmployerCaller): boolean {
  return role !== 'viewer'
}

export async function readOverview(db: Db, by: EmployerCaller): Promise<Overview> {
  return { mayWrite: mayWrite(by), jobs: await listJobChoices(db, by.employerId) }
}

type Page = { readonly items: Applicant[]; readonly total: number }

const countedUpTo = 1_000

export async function readTable(db: Db, by: EmployerCaller, { page, limit, ...filter }: ApplicantsQuery): Promise<Page> {
  const mine = { ...filter, employerId: by.employerId }
  const [rows, total] = await Promise.all([
    listApplicants(db, mine, { limit, offset: (page - 1) * limit }),
    countApplicants(db, mine, countedUpTo),
  ])
  return { items: rows.map((row) => shownApplicant(row, mayWrite(by))), total }
}

/** The number of cards in a column, and up to which number a column is counted exactly. The table has the rest. */
const column = { shown: 12, counted: 100 }

export async function readBoard(db: Db, by: EmployerCaller, filter: Omit<ApplicantsFilter, 'status'>): Promise<BoardColumn[]> {
  const statuses = Object.keys(statusLabels) as ApplicationStatus[] // the labels have a key for every status
  const columns = await Promise.all(
    statuses.map((status) => listColumn(db, { ...filter, status, employerId: by.employerId }, column)),
  )
  return columns.map(({ status, rows, total }) => ({
    status,
    total,
    items: rows.map((row) => shownApplicant(row, mayWrite(by))),
  }))
}

export async function readNeighbours(
  db: Db,
  by: EmployerCaller,
  applicationId: string,
  filter: SortedFilter,
): Promise<Neighbours> {
  const found = await findNeighbours(db, { ...filter, employerId: by.employerId }, applicationId)
  if (found) return found
  // If the application no longer matches the filter (moved from New to In Review, for example), its neighbour is the first of the list.
  const own = await findNeighbours(db, { employerId: by.employerId }, applicationId)
  if (!own) throw refuse(applicants['GET /api/employer/applicants/:applicationId/neighbours'], 'notFound')
  const [first] = await listApplicants(db, { ...filter, employerId: by.employerId }, { limit: 1, offset: 0 })
  const total = await countApplicants(db, { ...filter, employerId: by.employerId }, countedUpTo)
  return { previous: null, next: first?.id ?? null, place: null, total }
}
