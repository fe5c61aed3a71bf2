import type { NavigationEntry } from './navigation.ts'

/** The bar at the bottom of a candidate's phone. */
export const tabBarNavigation = [
  { to: '/', label: 'Home' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/applications', label: 'Applications' },
  { to: '/saved-jobs', label: 'Saved' },
  { to: '/profile', label: 'Me' },
] as const satisfies readonly NavigationEntry[]

/** The links on the candidate's profile that the menu of small screens leaves out. */
export const ownNavigation = [
  { to: '/settings', label: 'Settings' },
  { to: '/wishes', label: 'My Wishes' },
  { to: '/saved-jobs', label: 'Saved Jobs' },
  { to: '/cv-builder', label: 'My CV' },
] as const satisfies readonly NavigationEntry[]
