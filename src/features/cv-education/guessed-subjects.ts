import { namesSubject } from '#features/cv-words/degree-pattern.ts'
import { isSchoolDegree, isSchoolStream } from '#features/cv-words/degree-words.ts'
import type { LeftoverText } from '#features/cv-words/proposal.ts'
import { type OpenEntry, titleOf } from './education-course.ts'

/** Letters only and no sentence: "Computer Science & Engineering", and not "Department of Physics, Batch: 2". */
const plainName = /^\p{Lu}[\p{L}&\s-]{2,50}(?:\s\(\p{L}{2,6}\))?$/u
const ofNoSubject = /\b(?:department|faculty|school|college|board|certificate|examination|information)\b/i

/** Whether a text of unknown kind beside a degree is clearly its subject. */
export const isClearSubject = (text: string): boolean =>
  plainName.test(text) && !ofNoSubject.test(text) && text.split(' ').length <= 6 && namesSubject(text)

/** An examination at school has a stream and no other subject: what was taken for one is a street, a board or another remark. */
export function withoutOddSubjects(done: readonly OpenEntry[], left: LeftoverText[]): void {
  for (const entry of done) {
    const { degree, field } = entry.course
    if (!entry.guessed.has('field') || !isSchoolDegree(degree) || isSchoolStream(field) || namesSubject(field)) continue
    left.push({ title: titleOf(entry.course), text: field })
    entry.guessed.delete('field')
    entry.course = { ...entry.course, field: '' }
  }
}
