/** Reads a CV that is nothing but lines of text of one size: a name, and the given lines below it. */
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

export const readLines = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  )

/** Position, employer, first and last month of each job below "Experience". */
export const jobsIn = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company, startDate, endDate, current }) => [
    position,
    company,
    startDate,
    current ? 'now' : endDate,
  ])

/** Position and employer of each job below "Experience". */
export const namesOfJobs = (...texts: readonly string[]) =>
  readLines('Experience', ...texts).cv.experience.map(({ position, company }) => [position, company])
