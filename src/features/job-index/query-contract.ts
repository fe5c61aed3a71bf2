/** The parameters of a search for jobs, used in URLs and by the index. */
import { z } from 'zod'
import { DemographicCode, ExperienceLevel, JobType } from '#features/jobs/contract.ts'
import { shifts } from '#features/search-words/shifts.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { given, oneOf, searchedWords, words } from './query-fields.ts'

/** `answers` sorts by the share of applications that the company has answered, in steps of 10 %. Companies with too few applications come last. */
export const JobSort = z.enum(['recent', 'relevant', 'salary-high', 'salary-low', 'answers'])
export type JobSort = z.output<typeof JobSort>

export const JobSearch = z.object({
  /** Only the beginning of a long text is searched. */
  q: given(searchedWords('q')),
  /** The name of a company or its first words, without the legal form. */
  company: given(words('company')),
  shift: given(oneOf('shift', z.enum(shifts))),
  /** Whether interviews need no appointment, as stated by the job. */
  walkIn: given(z.enum(['true', 'false'], 'walkIn is true or false').optional()),
  demographic: given(oneOf('demographic', DemographicCode)),
  location: given(words('location')),
  experience: given(oneOf('experience', ExperienceLevel)),
  urgent: given(z.enum(['true', 'false'], 'urgent is true or false').optional()),
  jobType: given(oneOf('jobType', JobType)),
  salaryMin: given(wholeNumber('salaryMin', [0, 2_000_000_000]).optional()),
  /** Default: most relevant first if words are given, otherwise most recent first. */
  sort: given(oneOf('sort', JobSort)),
  page: given(wholeNumber('page', [1, 100_000]).default(1)),
  limit: given(wholeNumber('limit', [1, 100]).default(20)),
})
export type JobSearch = z.output<typeof JobSearch>
