import { fetchScreen } from './fetch-screen.ts'

/** The paths of employers, with the files of their screens. */
export const employerScreens = [
  ['/employer-portal', 'employer-portal'],
  ['/employer-portal/applicants', 'employer-applicants'],
  ['/employer-portal/applicants/:applicationId', 'employer-applicant'],
  ['/employer-portal/company', 'employer-company'],
  ['/employer-portal/interviews/:sessionId', 'employer-interview'],
  ['/employer-portal/jobs', 'employer-jobs'],
  ['/employer-portal/jobs/:postingId', 'employer-job'],
  ['/employer-portal/jobs/:postingId/edit', 'employer-job-edit'],
  ['/employer-portal/jobs/import', 'employer-jobs-import'],
  ['/employer-portal/jobs/new', 'employer-job-new'],
  ['/employer-portal/resumes', 'employer-resumes'],
  ['/employer-portal/resumes/:resumeId', 'employer-resume'],
  ['/employer-portal/team', 'employer-team'],
  ['/employer/confirm-email', 'employer-confirm-email'],
  ['/employer/confirm-job', 'employer-confirm-job'],
  ['/employer/join', 'employer-join'],
  ['/hiring-solutions', 'hiring-solutions'],
  ['/search-resumes', 'search-resumes'],
] as const

/** The file of a screen for employers. Undefined for a screen that visitors may open too: `screens.ts` has its file. */
export function employerFile(name: string): (() => Promise<object>) | undefined {
  if (!name.startsWith('employer-')) return undefined
  return fetchScreen(() => import('./employer-files.ts'), name)
}
