import { z } from 'zod'
import { ApplicationStatus } from '#features/applications/contract.ts'
import { Side } from '#features/applications/thread-contract.ts'
import { CvBody } from '#features/cvs/contract.ts'
import { SavedQuery } from '#features/saved-searches/contract.ts'
import { Lines, read } from './content.ts'

const Profile = z.object({
  phone: z.string(),
  location: z.string(),
  experience: z.int(),
  expected_salary: z.int(),
  skills: z.array(z.string()),
  availability_days: z.int(),
  demographic: z.string(),
})
const DaysAgo = z.number()

/** `job` is the index of a demo job. */
const People = z.object({
  candidate: Profile,
  fresher: Profile,
  cv: CvBody,
  applications: z.array(
    z.object({
      job: z.int(),
      daysAgo: DaysAgo,
      coverLetter: z.string().nullable(),
      moves: z.array(z.object({ to: ApplicationStatus, daysAgo: DaysAgo })),
      messages: z.array(z.object({ from: Side, daysAgo: DaysAgo, body: z.string() })),
    }),
  ),
  savedJobs: z.array(z.int()),
  wishes: z.array(
    z.object({
      job: z.int(),
      role: z.string(),
      availability_days: z.int(),
      expected_salary: z.int(),
      location: z.string().nullable(),
      daysAgo: DaysAgo,
    }),
  ),
  savedSearches: z.array(z.object({ query: SavedQuery, daysAgo: DaysAgo })),
  queuedMessages: z.array(
    z.object({ firstName: z.string(), lastName: z.string(), subject: z.string(), message: z.string(), daysAgo: DaysAgo }),
  ),
  /** Texts of the cover letters of applicants. */
  applicants: z.object({ openings: Lines, closings: Lines, letters: Lines }),
  /** The ratings of the first company. */
  firstRatings: z.array(z.int().min(1).max(5)),
  reviews: z.record(z.string(), z.array(z.string()).min(1)),
})
export type People = z.output<typeof People>

export function readPeople(): People {
  return read('people.json', People)
}
