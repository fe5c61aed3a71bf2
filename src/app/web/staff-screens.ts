/** Every screen of the staff area: its path under /admin, which is also the name of its file. */
export const staffScreens = [
  'login',
  'forgot-password',
  'dashboard',
  'account',
  'staff',
  'create-staff',
  'logs',
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
