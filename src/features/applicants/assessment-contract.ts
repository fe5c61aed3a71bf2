import { z } from 'zod'
import { ReceivedApplicationDetail } from '#features/applications/hiring-contract.ts'
import { ApplicationIdParams, notFound } from '#features/applications/tracking-contract.ts'
import { JobSnapshot } from '#features/applications/contract.ts'
import { ScreeningAnswer } from '#features/jobs/questions-contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { Applicant } from './contract.ts'

const Note = z.object({ id: z.uuid(), author: z.string(), isMine: z.boolean(), body: z.string(), createdAt: z.iso.datetime() })
export type Note = z.output<typeof Note>

const NewNote = z.object({
  body: cleanText(2_000, { missing: 'Please write a note', tooLong: 'Please use at most 2000 characters' }).min(
    1,
    'Please write a note',
  ),
})

/** A scale of four without a middle, so that everybody has to decide. */
const Rating = z.object({
  competency: cleanText(60, { tooLong: 'A competency has at most 60 characters' }).min(1),
  score: z.int().min(1).max(4),
})
export type Rating = z.output<typeof Rating>

export const ScorecardInput = z.object({
  ratings: z.array(Rating).min(1, 'Rate at least one competency').max(8, 'Rate at most eight competencies'),
  comment: cleanText(1_000, { tooLong: 'Please use at most 1000 characters' }).default(''),
})
export type ScorecardInput = z.output<typeof ScorecardInput>

const Scorecard = ScorecardInput.extend({ author: z.string(), isMine: z.boolean(), updatedAt: z.iso.datetime() })
export type Scorecard = z.output<typeof Scorecard>

/** All data of an applicant's page. */
export const ApplicantPage = ReceivedApplicationDetail.extend({
  applicant: Applicant,
  job: JobSnapshot,
  notes: z.array(Note),
  scorecards: z.array(Scorecard),
  /** The answers to the questions of the job, with the questions as they were asked. */
  answers: z.array(ScreeningAnswer),
  competencies: z.array(z.string()),
  mayWrite: z.boolean(),
})
export type ApplicantPage = z.output<typeof ApplicantPage>

export const HiringSettings = z.object({
  isBlind: z.boolean(),
  competencies: z
    .array(cleanText(60, { tooLong: 'A competency has at most 60 characters' }).min(1, 'Please name the competency'))
    .max(8, 'At most eight competencies'),
})
export type HiringSettings = z.output<typeof HiringSettings>

const JobIdParams = z.object({ jobId: z.uuid() })
const noJob = [404, 'There is no such job'] as const

export const assessment = {
  /** Opening the page is recorded in the candidate's access log. */
  'GET /api/employer/applicants/:applicationId': {
    who: 'employer',
    params: ApplicationIdParams,
    answer: ApplicantPage,
    refusals: { notFound },
  },
  'POST /api/employer/applicants/:applicationId/notes': {
    who: 'recruiter',
    params: ApplicationIdParams,
    body: NewNote,
    answer: Note,
    status: 201,
    refusals: { notFound, tooMany: [409, 'An application has at most 200 notes'] },
  },
  /** Only the caller's own notes. */
  'DELETE /api/employer/applicants/:applicationId/notes/:noteId': {
    who: 'recruiter',
    params: ApplicationIdParams.extend({ noteId: z.uuid() }),
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound: [404, 'There is no such note'] },
  },
  'PUT /api/employer/applicants/:applicationId/scorecard': {
    who: 'recruiter',
    params: ApplicationIdParams,
    body: ScorecardInput,
    answer: Scorecard,
    refusals: { notFound },
  },
  'GET /api/employer/jobs/:jobId/hiring-settings': {
    who: 'employer',
    params: JobIdParams,
    answer: HiringSettings,
    refusals: { noJob },
  },
  'PUT /api/employer/jobs/:jobId/hiring-settings': {
    who: 'recruiter',
    params: JobIdParams,
    body: HiringSettings,
    answer: HiringSettings,
    refusals: { noJob },
  },
} as const satisfies Contract
