export const jobsPath = '/employer-portal/jobs'
export const postingPath = (postingId: string): string => `${jobsPath}/${postingId}`
export const editPath = (postingId: string): string => `${jobsPath}/${postingId}/edit`
/** The path of a new job with the text of this one. */
export const likePath = (postingId: string): string => `${jobsPath}/new?like=${postingId}`
export const applicantsPath = (postingId: string): string => `/employer-portal/applicants?jobId=${postingId}`
