import type { OpenEntry } from './education-course.ts'

const isBare = ({ course: { degree, field, grade } }: OpenEntry): boolean => degree === '' && field === '' && grade === ''
const isWhole = ({ course, isTyped }: OpenEntry): boolean => !isTyped && course.institution !== '' && course.degree !== ''
const isDegreeAlone = ({ course, isDated, isTyped }: OpenEntry): boolean =>
  !isTyped && !isDated && course.institution === '' && course.degree !== ''

/** Whether the first course is a school with its time, the last one a degree, and each between them has both. */
function areShifted([first, ...others]: readonly OpenEntry[]): boolean {
  const last = others.at(-1)
  if (!first || !last || !isDegreeAlone(last) || !isBare(first)) return false
  return first.course.institution !== '' && first.isDated && !first.isTyped && others.slice(0, -1).every(isWhole)
}

/**
 * Where each degree stands below the time of its school, it is read as the beginning of the next course: the first school has no degree then, and the
 * last degree no school. Gives each degree to the school above. It stays doubtful.
 */
export function withDegreesBelow(done: OpenEntry[]): void {
  if (!areShifted(done)) return
  for (const [at, entry] of done.entries()) {
    const below = done[at + 1]
    if (!below) continue
    const { degree, field, grade } = below.course
    entry.course = { ...entry.course, degree, field, grade }
    entry.guessed.add('degree').add('institution')
  }
  done.at(-2)?.from.push(...(done.pop()?.from ?? []))
}
