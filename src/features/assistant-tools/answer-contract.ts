/** The parts of an answer of the assistant, whether the rules or the model made it. */
import { z } from 'zod'
import { JobSummary } from '#features/jobs/contract.ts'
import { JobSearch } from '#features/job-search/contract.ts'
import { NewWish } from '#features/wishes/contract.ts'

/** `internal` is one of our paths; `external` opens a new tab. */
export const SuggestedAction = z.object({
  text: z.string(),
  link: z.string(),
  type: z.enum(['internal', 'external']),
})
export type SuggestedAction = z.output<typeof SuggestedAction>

const ProposedJob = JobSummary.pick({ id: true, title: true, company: true, location: true })

export const ProposedWish = NewWish.pick({
  company: true,
  role: true,
  availabilityDays: true,
  expectedSalary: true,
  location: true,
})
export const mostSkills = 5
export const CvSkills = z.array(z.string().min(1).max(60)).min(1).max(mostSkills)
/** Within the limits of the CV and of a message. */
export const CvSummary = z.string().min(50).max(2_000)

export const AlertQuery = JobSearch.omit({ sort: true, page: true, limit: true })

/**
 * A proposed action with exactly the values that are sent if the person presses the button `text`. The server carries out none: the browser makes the
 * usual call with the person's own rights. `save-job`: `PUT /api/saved-jobs/{job.id}`; `apply`: `POST /api/applications {jobId: job.id}`; `wish`:
 * `POST /api/wishes` with `wish`; `alert`: `POST /api/saved-searches {query}`; `cv-skills` and `cv-summary`: `PUT /api/cvs/:id` with the CV and this
 * change, while there is no draft.
 */
export const Proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save-job'), text: z.string(), job: ProposedJob }),
  z.object({ kind: z.literal('apply'), text: z.string(), job: ProposedJob }),
  z.object({
    kind: z.literal('wish'),
    text: z.string(),
    wish: ProposedWish,
  }),
  z.object({
    kind: z.literal('alert'),
    text: z.string(),
    /** The search in words. */
    name: z.string(),
    query: AlertQuery,
  }),
  z.object({ kind: z.literal('cv-skills'), text: z.string(), skills: CvSkills }),
  z.object({ kind: z.literal('cv-summary'), text: z.string(), before: z.string(), summary: CvSummary }),
])
export type Proposal = z.output<typeof Proposal>

/** English, Hindi, and Hindi in Latin letters, as BCP 47 tags. */
export const AnswerLanguage = z.enum(['en', 'hi', 'hi-Latn'])
export type AnswerLanguage = z.output<typeof AnswerLanguage>
