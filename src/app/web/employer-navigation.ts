/** A link of the employer portal. `below` is the path of its child screens, if they are not under `to`. */
export type EmployerEntry = { readonly to: string; readonly label: string; readonly below?: string }

/** The main screens of the employer portal, in the order of a working day. Not in navigation.ts, because candidates need not load them. */
export const employerNavigation = [
  { to: '/employer-portal', label: 'Dashboard' },
  { to: '/employer-portal/jobs', label: 'Jobs' },
  { to: '/employer-portal/applicants', label: 'Applicants' },
  { to: '/search-resumes', label: 'Resumes', below: '/employer-portal/resumes' },
  { to: '/employer-portal/company', label: 'Company' },
  { to: '/employer-portal/team', label: 'Team' },
] as const satisfies readonly EmployerEntry[]

/** The path of the dashboard. The other screens are under it, so its link is current only on exactly this path. */
export const employerHome = employerNavigation[0].to
