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
const cv: Way = { to: '/cv-builder', label: 'Build your CV' }

export const openingSoonTexts: Readonly<Record<OpeningSoonPath, OpeningSoonText>> = {
  '/interview-prep': {
    name: 'Interview Prep',
    plan: 'You’ll practise interview questions for your role here.',
    ways: [cv, jobs],
  },
}
