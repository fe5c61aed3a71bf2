export const jobsPath = '/employer-portal/jobs'
export const postingPath = (postingId: string): string => `${jobsPath}/${postingId}`
export const editPath = (postingId: string): string => `${jobsPath}/${postingId}/edit`
/** A new job with the text of another. */
export const likePath = (postingId: string): string => `${jobsPath}/new?like=${postingId}`
export const applicantsPath = (postingId: string): string => `/employer-portal/applicants?jobId=${postingId}`
