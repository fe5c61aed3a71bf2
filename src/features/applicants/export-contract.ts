import type { Contract } from '#platform/contract/endpoint.ts'
import { ApplicantsFilter } from './filter-contract.ts'

export const mostListed = 2_000
export const mostZipped = 200

const tooMany = (most: number) => [409, `That are more than ${most}. Narrow the list with a filter first.`] as const
const nobody = [404, 'Nobody matches'] as const

export const applicantExport = {
  /** The list as CSV. Each applicant sees the export in the access log. */
  'GET /api/employer/applicants/list.csv': {
    who: 'recruiter',
    query: ApplicantsFilter,
    file: 'text/csv; charset=utf-8',
    refusals: { nobody, tooMany: tooMany(mostListed) },
  },
  /** All CVs as PDFs in one ZIP archive, streamed while they are being made. `X-Total-Count` is the number of CVs. */
  'GET /api/employer/applicants/cvs.zip': {
    who: 'recruiter',
    query: ApplicantsFilter,
    file: 'application/zip',
    headers: ['X-Total-Count'],
    refusals: { nobody, tooMany: tooMany(mostZipped) },
  },
} as const satisfies Contract
