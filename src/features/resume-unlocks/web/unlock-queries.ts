import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { unlocks } from '../contract.ts'

const ask = apiQuery<typeof unlocks>()

export const call = apiCalls<typeof unlocks>()
export const resumeAccount = ask('GET /api/employer/resume-account', {})
export const contactOf = (resumeId: string) => ask('GET /api/employer/resumes/:resumeId/contact', { params: { resumeId } })
export const sentRequests = (page: number) => ask('GET /api/employer/resume-requests', { query: { page: String(page) } })
export const myRequests = ask('GET /api/resume-requests', {})
export const myBlocks = ask('GET /api/blocked-companies', {})
