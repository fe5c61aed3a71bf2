/** The screens at `/admin/` and this name, in files with the name `admin-` and this name: a pair of path and file would be part of every first load. */
export const staffScreens = [
  'login',
  'dashboard',
  'company-ratings',
  'contact-messages',
  'blog',
  'recruiter-feedback',
  'job-reports',
  'company-verifications',
  'payments',
  'pricing',
  'revenue',
] as const
