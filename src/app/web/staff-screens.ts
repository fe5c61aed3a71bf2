import { fetchScreen } from './fetch-screen.ts'

/** All screens of the staff area: the path under /admin, and the name of the file if it differs from the path. */
export const staffScreens: readonly (readonly [path: string, name?: string])[] = [
  ['login'],
  ['forgot-password'],
  ['dashboard'],
  ['account'],
  ['staff'],
  ['create-staff'],
  ['logs'],
  ['users'],
  ['employers'],
  ['company-ratings'],
  ['contact-messages'],
  ['blog'],
  ['recruiter-feedback'],
  ['assistant-feedback'],
  ['interview-disputes'],
  ['job-reports'],
  ['company-verifications'],
  ['payments'],
  ['pricing'],
  ['revenue'],
  ['operations'],
  ['blog/:articleId', 'article'],
  ['users/:userId', 'user'],
  ['employers/:employerId', 'employer'],
  ['*', 'not-found'],
]

export const staffFile = (name: string) => fetchScreen(() => import('./staff-files.ts'), `admin-${name}`)
