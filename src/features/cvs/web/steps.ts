import type { FieldErrors } from 'react-hook-form'
import { furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'

export type Step = { readonly name: string; readonly fields: readonly (keyof CvFields)[]; readonly advice: string }

export const steps: readonly Step[] = [
  {
    name: 'Personal Info',
    fields: ['personalInfo'],
    advice: 'Use the phone number and email you check most.',
  },
  {
    name: 'Summary',
    fields: ['summary'],
    advice: 'Two or three sentences: what you do, your strengths and what you want next.',
  },
  {
    name: 'Experience',
    fields: ['experience', 'hasNoExperience'],
    advice: 'Start with your latest job. Use numbers: how many, how much, how fast.',
  },
  {
    name: 'Education',
    fields: ['education'],
    advice: 'Start with your latest degree, diploma or school.',
  },
  {
    name: 'Skills & More',
    fields: ['skills', 'achievements', 'languages', ...furtherSections, 'template'],
    advice: 'Use the same words as job ads. Employers search for them.',
  },
]

export const lastStep = steps.length - 1

/** The step of the field with this path ("experience.0.company"); the last step for the CV as a whole. */
export function stepOf(path: string): number {
  const [field] = path.split('.')
  const found = steps.findIndex(({ fields }) => fields.some((name) => name === field))
  return found < 0 ? lastStep : found
}

/** The id of a field's input, for the link of an error. */
export function fieldId(path: string): string {
  return `cv-${path}`
}

/** Returns a function that focuses the field of a path, on whichever step it is. */
export function goToField(go: (step: number, focusId: string) => void): (path: string) => void {
  return (path) => go(stepOf(path), fieldId(path))
}

export type Problem = { readonly path: string; readonly message: string }

/** The errors as a list in the order of the steps. */
export function problemsIn(errors: FieldErrors<CvFields>): readonly Problem[] {
  return collect(errors, []).toSorted((a, b) => stepOf(a.path) - stepOf(b.path))
}

function collect(errors: unknown, path: readonly string[]): Problem[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string') return [{ path: path.join('.'), message: errors.message }]
  return Object.entries(errors).flatMap(([name, inner]) =>
    name === 'ref' ? [] : collect(inner, name === 'root' ? path : [...path, name]),
  )
}

const listTitles: Readonly<Record<string, string>> = { ...sectionTitles, experience: 'Experience', education: 'Education' }

/** The message of a problem. In a step with several sections it names the entry: "Projects 2: Please enter a name". */
export function problemText({ path, message }: Problem): string {
  const [list = '', at] = path.split('.')
  const title = at === undefined || list in sectionTitles ? listTitles[list] : undefined
  return title === undefined ? message : `${[title, at === undefined ? '' : Number(at) + 1].join(' ').trim()}: ${message}`
}
