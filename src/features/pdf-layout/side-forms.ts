import { type FieldKind, kindOfHead } from '#features/cv-words/column-heads.ts'
import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import type { Segment } from './pdf-lines.ts'

/** The texts of a row at both sides of a gap. */
export type Sides = { readonly left: readonly Segment[]; readonly right: readonly Segment[] }

export const texts = (side: readonly Segment[]): string => side.map(({ text }) => text).join(' ')

const isFormLabel = (left: readonly Segment[]): boolean => {
  const last = left.findLast(({ text }) => !/^\s*:\s*$/.test(text))?.text ?? ''
  return formLabelOf(last.trim()) !== null
}

/** The level of a course at the left of its name, in CVs that job portals make: "Graduation", "Class XII". */
const level = /^(?:(?:post|under)?[ -]?graduation|class (?:x|xii|10|12)(?:th)?|doctorate)$/i

const isLabelOfCourse = ({ left, right }: Sides): boolean => right.length > 0 && level.test(texts(left).trim())

/** Whether the two sides are the labels and values of a form. */
export function isForm(sides: readonly Sides[]): boolean {
  const values = sides.filter(({ left, right }) => left.length > 0 && /^\s*:/.test(right[0]?.text ?? '')).length
  const labels = sides.filter((side) => isFormLabel(side.left) || isLabelOfCourse(side)).length
  if (values > 0.4 * sides.filter(({ right }) => right.length > 0).length) return true
  return (labels > 3 && !holdsTitles(sides)) || holdsLabelsOfJobs(sides)
}

/** Whether the right side has titles of sections: then it is a column, and labels at its left are those of a sidebar, above their values. */
const holdsTitles = (sides: readonly Sides[]): boolean =>
  sides.filter(({ right: [one, ...more] }) => one && more.length === 0 && headingIn(one.text.trim())?.rest === '').length > 1

const kindsOfJob: ReadonlySet<FieldKind | null> = new Set<FieldKind>(['employer', 'position', 'time'])

/** Whether labels of jobs stand at the left of their values: "Company Name", "Duration", "Designation", below each other and again for the next job. */
function holdsLabelsOfJobs(sides: readonly Sides[]): boolean {
  const labels = sides.flatMap(({ left, right }) => (left.length === 1 && right.length > 0 ? [texts(left).trim()] : []))
  const kinds = labels.map(kindOfHead).filter((kind) => kindsOfJob.has(kind))
  return kinds.length > 3 && new Set(kinds).size > 1
}
