import type { EducationFacts } from '#features/cv-words/education-facts.ts'
import type { LeftoverText } from '#features/cv-words/proposal.ts'
import { type OpenEntry, put, putGrade, putTime } from './education-course.ts'

/** Puts the values of a line into the open course. */
export function putFacts(left: LeftoverText[], open: OpenEntry, facts: EducationFacts): void {
  if (facts.end !== '') putTime(left, open, facts)
  if (facts.grade) putGrade(left, open, facts.grade)
  for (const part of facts.parts) put(left, open, part)
}
