/** What a search for jobs asks, in the address and in the index. */
import { z } from 'zod'
import { DemographicCode, ExperienceLevel, JobType } from '#features/jobs/contract.ts'
import { shifts } from '#features/search-words/shifts.ts'
import { wholeNumber } from '#platform/contract/whole-number.ts'
import { given, oneOf, searchedWords, words } from './query-fields.ts'

/** `answers`: by the share of applications that the company has answered, in steps of ten per cent; companies with too few come last. */
export const JobSort = z.enum(['recent', 'relevant', 'salary-high', 'salary-low', 'answers'])
export type JobSort = z.output<typeof JobSort>

export const JobSearch = z.object({
  /** Only the beginning of a long text is searched. */
  q: given(searchedWords('q')),
  /** The beginning of its name is enough, in whole words and without its legal form. */
  company: given(words('company')),
  shift: given(oneOf('shift', z.enum(shifts))),
  /** The job says that its interviews need no appointment. */
  walkIn: given(z.enum(['true', 'false'], 'walkIn is true or false').optional()),
  demographic: given(oneOf('demographic', DemographicCode)),
  location: given(words('location')),
  experience: given(oneOf('experience', ExperienceLevel)),
  urgent: given(z.enum(['true', 'false'], 'urgent is true or false').optional()),
  jobType: given(oneOf('jobType', JobType)),
  salaryMin: given(wholeNumber('salaryMin', [0, 2_000_000_000]).optional()),
  /** By default the most relevant first when words are given, else the most recent. */
  sort: given(oneOf('sort', JobSort)),
  page: given(wholeNumber('page', [1, 100_000]).default(1)),
  limit: given(wholeNumber('limit', [1, 100]).default(20)),
})
export type JobSearch = z.output<typeof JobSearch>
