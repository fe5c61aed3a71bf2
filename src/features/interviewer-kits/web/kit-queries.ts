import { apiQuery } from '#platform/web/api-queries.ts'
import type { interviewerKits } from '../contract.ts'

export const ownKits = apiQuery<typeof interviewerKits>()('GET /api/interviewer/kits', {})

const tab = '/employer-portal?tab=interviewer'
export const editKitHref = (kitId: string): string => `${tab}&edit=${kitId}`
/** Links to the form for an interview with this kit, for its job or for any. */
export const interviewHref = ({ id, jobId }: { readonly id: string; readonly jobId: string | null }): string =>
  jobId === null ? `${tab}&kitId=${id}` : `${tab}&jobId=${jobId}`
export const kitsHref = tab
