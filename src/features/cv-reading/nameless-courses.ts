import { type OpenEntry, title } from './education-course.ts'
import { plain } from '#features/cv-words/paragraph.ts'
import type { LeftoverText } from './proposal.ts'

/** Entries with only a time or a grade are not courses: their lines are left over. */
export const nameless = (all: readonly OpenEntry[]): LeftoverText[] =>
  all.flatMap(({ course: { institution, degree, field, startYear, endYear, grade }, from }) =>
    `${institution}${degree}${field}` === '' && `${startYear}${endYear}${grade}` !== ''
      ? from.map((one) => ({ title, text: plain(one) }))
      : [],
  )
