import { z } from 'zod'
import { addonNeeded } from '#features/interviewer-kits/rules.ts'
import { clean } from '#platform/contract/clean.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { event } from '#platform/contract/event.ts'
import { Paging } from '#platform/contract/paging.ts'
import { InterviewSession, SessionDecision, SessionReport } from './session-schemas.ts'

const oneLine = (text: string): string => clean(text).replaceAll(/\s+/g, ' ')
const line = (missing: string) =>
  cleanText(150, { missing, tooLong: 'Please use at most 150 characters' }, oneLine).min(2, missing)
const wrongEmail = 'Please give a valid email address'
const blankIsNone = (value: unknown): unknown => (value === '' || value === null ? undefined : value)

/** For an applicant, name, email and role are taken from the application. */
export const NewSession = z
  .object({
    candidate: z.preprocess(blankIsNone, line('Please give the name of the candidate').optional()),
    candidateEmail: z.preprocess(blankIsNone, z.email(wrongEmail).max(254, wrongEmail).optional()),
    role: z.preprocess(blankIsNone, line('Please give the role').optional()),
    language: z.literal('en-IN', 'Interviews are in English (en-IN)').default('en-IN'),
    applicationId: z.uuid('This is no id of an application').optional(),
    /** The kit of this job is used, if it has one. */
    jobId: z.uuid('This is no id of a job').optional(),
    /** The id of one of the company's own kits. */
    kitId: z.uuid('This is no id of a kit').optional(),
    /** Whether the candidate sees each score as soon as it is made. */
    hasLiveScores: z.boolean().default(true),
  })
  .refine(({ candidate, applicationId }) => candidate !== undefined || applicationId !== undefined, {
    path: ['candidate'],
    message: 'Please give the name of the candidate',
  })
  .refine(({ role, applicationId }) => role !== undefined || applicationId !== undefined, {
    path: ['role'],
    message: 'Please give the role',
  })
export type NewSession = z.output<typeof NewSession>

const Summary = z.object({
  sessions: z.int(),
  completed: z.int(),
  passed: z.int(),
  /** In percent; null without a completed session. */
  passRate: z.int().nullable(),
  /** With one decimal; null if no session has a score above 0. */
  averageScore: z.number().nullable(),
})
export type Summary = z.output<typeof Summary>

const notFound = [404, 'Interview not found'] as const
const noAddon = [403, addonNeeded] as const
const ofSession = z.object({ id: z.uuid() })
const Message = z.object({ message: z.string() })
/** `link` is null if it was emailed. Without an email address, the company passes it on. */
const WithLink = InterviewSession.extend({ link: z.url().nullable() })

export const interviewSessions = {
  /** The newest first: all interviews, or those of one application. Headers: `X-Total-Count` and `Link`. */
  'GET /api/interviews': {
    who: 'employer',
    query: Paging.extend({ applicationId: z.uuid('This is no id of an application').optional() }),
    answer: z.array(InterviewSession),
    headers: ['X-Total-Count', 'Link'],
  },
  'GET /api/interviews/summary': { who: 'employer', answer: Summary },
  /** Schedules an interview and emails the link to the candidate. */
  'POST /api/interviews': {
    who: 'recruiter',
    body: NewSession,
    answer: WithLink,
    status: 201,
    refusals: {
      noAddon,
      noApplication: [404, 'Application not found'],
      noJob: [404, 'Job not found'],
      noKit: [404, 'Kit not found'],
      hidden: [409, 'This application is reviewed without names. Shortlist it first.'],
      closed: [409, 'This application is closed'],
      alreadyScheduled: [409, 'This applicant has an open interview already'],
    },
  },
  'GET /api/interviews/:id': { who: 'employer', params: ofSession, answer: SessionReport, refusals: { notFound } },
  'GET /api/interviews/:id/report': {
    who: 'employer',
    params: ofSession,
    query: z.object({ format: z.literal('csv', 'format is csv').default('csv') }),
    file: 'text/csv; charset=utf-8',
    refusals: { notFound },
  },
  'POST /api/interviews/:id/cancel': {
    who: 'recruiter',
    params: ofSession,
    answer: InterviewSession,
    refusals: { notFound, notOpen: [409, 'Only a scheduled or running interview can be cancelled'] },
  },
  /** Emails a new link; the earlier link becomes invalid. */
  'POST /api/interviews/:id/resend': {
    who: 'recruiter',
    params: ofSession,
    answer: Message.extend({ link: z.url().nullable() }),
    refusals: { notFound, noAddon, notOpen: [409, 'Only the link of a scheduled or running interview can be sent again'] },
  },
  /** Stores the decision of a person beside the scores. It can be changed. */
  'PUT /api/interviews/:id/decision': {
    who: 'recruiter',
    params: ofSession,
    body: z.object({
      decision: z.enum(['advance', 'decline'], 'decision is advance or decline'),
      note: cleanText(1_000, { tooLong: 'Please use at most 1,000 characters' }).default(''),
    }),
    answer: SessionDecision,
    refusals: { notFound, notCompleted: [409, 'The interview is not completed yet'] },
  },
} as const satisfies Contract

/** The link is created when the email is written, so it is never in the queue. */
export const sessionScheduled = event('interview-session.scheduled', z.object({ sessionId: z.uuid(), serial: z.int() }))
export const sessionCancelled = event(
  'interview-session.cancelled',
  z.object({ sessionId: z.uuid(), by: z.enum(['employer', 'candidate']) }),
)
/** A line was corrected after the end of the interview. */
export const sessionCorrected = event('interview-session.corrected', z.object({ sessionId: z.uuid() }))
export const sessionCompleted = event('interview-session.completed', z.object({ sessionId: z.uuid() }))
