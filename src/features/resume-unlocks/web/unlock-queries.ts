import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import type { unlocks } from '../contract.ts'

const read = apiQuery<typeof unlocks>()

export const call = apiCalls<typeof unlocks>()
export const resumeAccount = read('GET /api/employer/resume-account', {})
export const contactOf = (resumeId: string) => read('GET /api/employer/resumes/:resumeId/contact', { params: { resumeId } })
export const sentRequests = (page: number) => read('GET /api/employer/resume-requests', { query: { page: String(page) } })
export const myRequests = read('GET /api/resume-requests', {})
export const myBlocks = read('GET /api/blocked-companies', {})
