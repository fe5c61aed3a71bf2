import type { interviewerKits } from '#features/interviewer-kits/contract.ts'
import { apiQuery, pagedApiQuery } from '#platform/web/api-queries.ts'
import type { interviewSessions } from '../contract.ts'

const ask = apiQuery<typeof interviewSessions>()
const askKits = apiQuery<typeof interviewerKits>()

export const sessionsPage = (page: number) =>
  pagedApiQuery<typeof interviewSessions>()('GET /api/interviews', { query: { page } })
/** Without pages, because an applicant has few interviews. */
export const applicantSessions = (applicationId: string) =>
  pagedApiQuery<typeof interviewSessions>()('GET /api/interviews', { query: { applicationId } })
export const sessionsSummary = ask('GET /api/interviews/summary', {})
export const sessionReport = (id: string) => ask('GET /api/interviews/:id', { params: { id } })
export const interviewerKit = askKits('GET /api/interviewer/kit', {})
