/** `below`: where the screens under it are, if not under its own path. */
export type EmployerEntry = { readonly to: string; readonly label: string; readonly below?: string }

/** The screens of the employer's portal that are always in reach, in the order of a day's work. Beside navigation.ts, because no candidate loads it. */
export const employerNavigation = [
  { to: '/employer-portal', label: 'Dashboard' },
  { to: '/employer-portal/jobs', label: 'Jobs' },
  { to: '/employer-portal/applicants', label: 'Applicants' },
  { to: '/search-resumes', label: 'Resumes', below: '/employer-portal/resumes' },
  { to: '/employer-portal/company', label: 'Company' },
  { to: '/employer-portal/team', label: 'Team' },
] as const satisfies readonly EmployerEntry[]

/** What it leads to is one of the others: it is current on its own path alone. */
export const employerHome = employerNavigation[0].to
