import type { OpeningSoonPath } from './opening-soon.ts'

type Way = { readonly to: string; readonly label: string }
type OpeningSoonText = {
  readonly name: string
  /** What will be there. */
  readonly plan: string
  /** Pages that can be used meanwhile; the first is the most useful. */
  readonly ways: readonly [Way, Way]
}

const companies: Way = { to: '/companies', label: 'See companies' }
const contact: Way = { to: '/contact-us', label: 'Contact us' }

export const openingSoonTexts: Readonly<Record<OpeningSoonPath, OpeningSoonText>> = {
  '/recruiter-feedback': {
    name: 'Recruiter Feedback',
    plan: 'Recruiters will tell us what works and what to improve here.',
    ways: [contact, companies],
  },
}
