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
const salaries: Way = { to: '/salary-calculator', label: 'Check a salary' }
const contact: Way = { to: '/contact-us', label: 'Contact us' }

export const openingSoonTexts: Readonly<Record<OpeningSoonPath, OpeningSoonText>> = {
  '/career-guidance': {
    name: 'Career Guidance',
    plan: 'You’ll find guides to careers, courses and first jobs in India here.',
    ways: [jobs, salaries],
  },
  '/blog': { name: 'Blog', plan: 'You’ll read about jobs, pay and hiring in India here.', ways: [jobs, companies] },
  '/interview-prep': {
    name: 'Interview Prep',
    plan: 'You’ll practise interview questions for your role here.',
    ways: [cv, jobs],
  },
  '/recruiter-feedback': {
    name: 'Recruiter Feedback',
    plan: 'Recruiters will tell us what works and what to improve here.',
    ways: [contact, companies],
  },
}
