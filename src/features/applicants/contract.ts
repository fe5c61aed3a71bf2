import { z } from 'zod'
import { Application, ApplicationStatus, SentCv } from '#features/applications/contract.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { ScreeningQuestion } from '#features/jobs/questions-contract.ts'
import { ApplicationIdParams, notFound } from '#features/applications/tracking-contract.ts'
import { ApplicantsQuery, BoardFilter, SortedFilter } from './filter-contract.ts'
import { rejectionReasons } from './rejection-reasons.ts'

const Undo = z.object({ moveId: z.uuid(), until: z.iso.datetime() })

/** A row of the table or a card of the board. `status` includes a move that can still be undone; `next` are the allowed statuses after it. */
export const Applicant = Application.extend({
  jobTitle: z.string(),
  cv: SentCv.omit({ summary: true }),
  place: z.string(),
  years: z.int().nullable(),
  payWanted: z.int().nullable(),
  noticeDays: z.int().nullable(),
  unread: z.int(),
  score: z.number().nullable(),
  /** When the employer last did something with the application. */
  touchedAt: z.iso.datetime(),
  /** True if a blind review hides the person's identity. */
  isHidden: z.boolean(),
  /** True if staff have suspended the account: the person cannot sign in and gets no emails. */
  isSuspended: z.boolean(),
  next: z.array(ApplicationStatus),
  undo: Undo.nullable(),
})
export type Applicant = z.output<typeof Applicant>

const BoardColumn = z.object({ status: ApplicationStatus, total: z.int(), items: z.array(Applicant) })
export type BoardColumn = z.output<typeof BoardColumn>

const JobChoice = z.object({
  id: z.uuid(),
  title: z.string(),
  location: z.string(),
  isActive: z.boolean(),
  isBlind: z.boolean(),
  questions: z.array(ScreeningQuestion),
  waiting: z.int(),
})
export type JobChoice = z.output<typeof JobChoice>

const Overview = z.object({ mayWrite: z.boolean(), jobs: z.array(JobChoice) })
export type Overview = z.output<typeof Overview>

const mostMoved = 100
export const NewMoves = z
  .object({
    /** `from` is the status that the employer sees: an application whose status has changed since is not moved. */
    moves: z
      .array(z.object({ applicationId: z.uuid(), from: ApplicationStatus }))
      .min(1, 'Choose an application first')
      .max(mostMoved, `Choose at most ${mostMoved} applications`),
    to: ApplicationStatus,
    reason: z.enum(rejectionReasons).optional(),
  })
  .refine(({ to, reason }) => (to === 'rejected') === (reason !== undefined), {
    path: ['reason'],
    message: 'A rejection needs a reason, and nothing else does',
  })
export type NewMoves = z.output<typeof NewMoves>

const NotMoved = z.object({
  applicationId: z.uuid(),
  why: z.enum(['changed', 'notAllowed', 'notFound']),
  status: ApplicationStatus.nullable(),
})

const MoveAnswer = z.object({ undo: Undo.nullable(), moved: z.array(z.uuid()), refused: z.array(NotMoved) })
export type MoveAnswer = z.output<typeof MoveAnswer>

const Neighbours = z.object({
  previous: z.uuid().nullable(),
  next: z.uuid().nullable(),
  place: z.int().nullable(),
  total: z.int(),
})
export type Neighbours = z.output<typeof Neighbours>

export const applicants = {
  /** The jobs of the company with their numbers of unread applications, and whether the caller may change anything. */
  'GET /api/employer/applicants/overview': { who: 'employer', answer: Overview },
  /** Pages of 25. Headers: `X-Total-Count` (exact to 1,000, then `1000+`) and `Link`. */
  'GET /api/employer/applicants': {
    who: 'employer',
    query: ApplicantsQuery,
    answer: z.array(Applicant),
    headers: ['X-Total-Count', 'Link'],
  },
  /** One column for each status with its newest applications. */
  'GET /api/employer/applicants/board': {
    who: 'employer',
    query: BoardFilter,
    answer: z.array(BoardColumn),
  },
  /** The applications before and after this one, in the same list. */
  'GET /api/employer/applicants/:applicationId/neighbours': {
    who: 'employer',
    params: ApplicationIdParams,
    query: SortedFilter,
    answer: Neighbours,
    refusals: { notFound },
  },
  /** Up to a hundred applications. The moves can be undone for ten seconds; then the candidates are notified. */
  'POST /api/employer/applicants/moves': { who: 'recruiter', body: NewMoves, answer: MoveAnswer },
  'POST /api/employer/applicants/moves/:moveId/undo': {
    who: 'recruiter',
    params: z.object({ moveId: z.uuid() }),
    answer: z.object({ undone: z.array(z.uuid()) }),
    refusals: { tooLate: [409, 'The candidate has been told already, so this can no longer be taken back'] },
  },
} as const satisfies Contract

export const moveDue = event('applicants.move-due', z.object({ moveId: z.uuid() }))
