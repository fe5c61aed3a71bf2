import { fetchScreen } from './fetch-screen.ts'

/** Every screen of the staff area: its path under /admin, and the name of its file where it is not the path. */
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
