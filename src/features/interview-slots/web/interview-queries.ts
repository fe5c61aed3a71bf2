import { apiQuery } from '#platform/web/api-queries.ts'
import type { interviewSlots } from '../contract.ts'

const ask = apiQuery<typeof interviewSlots>()

export const upcomingInterviews = ask('GET /api/applications/interviews', {})
export const myInterview = (applicationId: string) =>
  ask('GET /api/applications/:applicationId/interview', { params: { applicationId } })
export const receivedInterview = (applicationId: string) =>
  ask('GET /api/employer/applicants/:applicationId/interview', { params: { applicationId } })
