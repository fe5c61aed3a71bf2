import type { OpeningSoonPath } from './opening-soon.ts'

type Way = { readonly to: string; readonly label: string }
type OpeningSoonText = {
  readonly name: string
  /** What will be there. */
  readonly plan: string
  /** Pages that can be used meanwhile; the first is the most useful. */
  readonly ways: readonly [Way, Way]
}

const jobs: Way = { to: '/jobs', label: 'Browse jobs' }
const companies: Way = { to: '/companies', label: 'See companies' }
const cv: Way = { to: '/cv-builder', label: 'Build your CV' }
const contact: Way = { to: '/contact-us', label: 'Contact us' }
const register: Way = { to: '/employer/login?tab=register', label: 'Register as an employer' }

export const openingSoonTexts: Readonly<Record<OpeningSoonPath, OpeningSoonText>> = {
  '/interview-prep': {
    name: 'Interview Prep',
    plan: 'You’ll practise interview questions for your role here.',
    ways: [cv, jobs],
  },
  '/pricing': { name: 'Pricing', plan: 'Employers will compare plans and prices here.', ways: [register, contact] },
  '/recruiter-feedback': {
    name: 'Recruiter Feedback',
    plan: 'Recruiters will tell us what works and what to improve here.',
    ways: [contact, companies],
  },
}

/** For somebody who hires. */
export const signedInEmployer = {
  today: 'Your jobs and applications are in the employer portal.',
  ways: [{ to: '/employer-portal', label: 'Open the employer portal' }, contact],
} as const satisfies { readonly today: string; readonly ways: readonly Way[] }
