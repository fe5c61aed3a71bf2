/**
 * The links in the frame of the site, with one list per place. Their texts are those of the specification. The first view of every page has these lists;
 * those of candidates, of the footer and of the staff area are in files of their own.
 */
import type { User } from '#features/auth/contract.ts'

export type NavigationEntry = {
  readonly to: string
  readonly label: string
  /** Who sees the link; if undefined, everybody who sees the list. */
  readonly who?: 'candidate' | 'employer'
  /** Whether the menu of small screens, which has little room, contains the link too. */
  readonly isInSmallMenu?: boolean
  /** True if the server answers the path and not a screen, so that the link needs a full navigation. */
  readonly isCall?: boolean
}

/** The links beside the name of the site; on small screens they are in the menu. */
export const mainNavigation = [
  { to: '/jobs', label: 'Jobs' },
  { to: '/companies', label: 'Companies' },
  { to: '/cv-builder', label: 'CV Builder' },
  { to: '/career-guidance', label: 'Career Guidance' },
  { to: '/blog', label: 'Blog' },
] as const satisfies readonly NavigationEntry[]

/** The links of the same place for an employer, who has no use for those of candidates: they redirect to the portal. */
export const forEmployers = [
  { to: '/search-resumes', label: 'Search Resumes' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/hiring-solutions', label: 'Hiring Solutions' },
  { to: '/recruiter-feedback', label: 'Recruiter Feedback' },
] as const satisfies readonly NavigationEntry[]

export function mainEntriesFor(user: Pick<User, 'isEmployer'> | null): readonly NavigationEntry[] {
  return user?.isEmployer ? forEmployers : mainNavigation
}

/** The link at the other end of the same row. */
export const employerEntry = { to: '/employer-portal', label: 'Employer Portal', shortLabel: 'Employers' } as const

/** A full navigation, because the server decides where people sign in. */
export const signInEntry = { to: '/api/login', label: 'Login / Register' } as const

/** Links in the header for visitors, on wide screens. */
export const visitorNavigation: readonly NavigationEntry[] = [
  { to: '/api/login', label: 'Candidate Login', isCall: true },
  { to: '/auth?tab=register', label: 'Candidate Register' },
  { to: '/employer/login', label: 'Employer Login' },
  { to: '/employer/login?tab=register', label: 'Employer Register' },
]

/** The menu under the name of the signed-in person. */
export const accountNavigation: readonly NavigationEntry[] = [
  { to: '/profile', label: 'My Profile', who: 'candidate', isInSmallMenu: true },
  { to: '/cv-builder', label: 'My CV', who: 'candidate' },
  { to: '/applications', label: 'My Applications', who: 'candidate', isInSmallMenu: true },
  { to: '/salary-calculator', label: 'Salary Calculator', who: 'candidate' },
  { to: '/settings', label: 'Settings', who: 'candidate' },
  { to: '/employer-portal', label: 'Employer Portal', who: 'employer', isInSmallMenu: true },
  { to: '/employer/settings', label: 'Settings', who: 'employer', isInSmallMenu: true },
]

export const logoutEntry = { to: '/api/logout', label: 'Logout' } as const

/** The bell in the header. */
export const bellEntry = { to: '/notifications', employerTo: '/employer/notifications', label: 'Notifications' } as const

export function accountEntriesFor({ isEmployer }: User): readonly NavigationEntry[] {
  return accountNavigation.filter(({ who }) => (who === 'employer') === isEmployer)
}
