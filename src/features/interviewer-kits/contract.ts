import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import { addonNeeded, mostKitQuestions, mostKits } from './rules.ts'
import { type AnchorRange, coversAllLevels, sumsToOne } from './weights.ts'

const text = (max: number, missing: string) =>
  cleanText(max, { missing, tooLong: `Please use at most ${max.toLocaleString('en-IN')} characters` }).min(1, missing)

/** The meaning of a range of scores. */
const Anchor = z.strictObject({
  from: z.int().min(1).max(10),
  to: z.int().min(1).max(10),
  text: text(300, 'Please write what it means'),
})

const RubricRow = z.strictObject({
  competency: text(60, 'Please name the competency'),
  /** A fraction; the weights of a kit add up to 1. */
  weight: z.number('Please give the weight as a fraction').positive('A weight is more than 0').max(1, 'A weight is at most 1'),
  anchors: z
    .array(Anchor)
    .min(1)
    .max(10)
    .refine((anchors: readonly AnchorRange[]) => coversAllLevels(anchors), 'The levels from 1 to 10 must each be described once'),
})

const KitQuestion = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,39}$/, 'An id has only a–z, digits and hyphens'),
  text: text(500, 'Please write the question'),
  competency: text(60, 'Please choose a competency'),
  /** In seconds. */
  timeLimit: z.int('Please give whole seconds').min(30, 'At least 30 seconds').max(600, 'At most 600 seconds'),
  /** If true, an answer without figures gets at most 6. */
  expectsMetrics: z.boolean(),
  /** The first follow-up is for an answer without own actions, the second for one without a result. */
  followUps: z.array(text(300, 'Please write the question')).max(2, 'At most two follow-up questions'),
})

const KitBody = z.strictObject({
  name: text(80, 'Please name the kit'),
  description: text(500, 'Please describe the kit'),
  /** The first question, which is never scored. */
  warmUp: text(500, 'Please write the warm-up question'),
  rubric: z.array(RubricRow).min(1, 'At least one competency').max(10, 'At most ten competencies'),
  questions: z.array(KitQuestion).min(1, 'At least one question').max(mostKitQuestions, 'At most twenty questions'),
})

const competenciesOf = ({ rubric }: z.output<typeof KitBody>): readonly string[] => rubric.map(({ competency }) => competency)

/** The part of a kit that employers edit. */
export const KitContent = KitBody.refine(({ rubric }) => sumsToOne(rubric.map(({ weight }) => weight)), {
  path: ['rubric'],
  message: 'The weights must be 100% together',
})
  .refine((kit) => new Set(competenciesOf(kit)).size === kit.rubric.length, {
    path: ['rubric'],
    message: 'Each competency may be there once',
  })
  .refine((kit) => kit.questions.every(({ competency }) => competenciesOf(kit).includes(competency)), {
    path: ['questions'],
    message: 'Each question needs a competency of the rubric',
  })
  .refine((kit) => competenciesOf(kit).every((name) => kit.questions.some(({ competency }) => competency === name)), {
    path: ['questions'],
    message: 'Each competency needs a question',
  })
  .refine(({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    path: ['questions'],
    message: 'Each question needs an id of its own',
  })
export type KitContent = z.output<typeof KitContent>

/** A kit in use: `id` is `standard` or the id of an employer's own kit. Each change gives it a new version. */
export const Kit = z.object({ id: z.string(), version: z.int(), ...KitBody.shape })
export type Kit = z.output<typeof Kit>

/** Without follow-ups, levels and expected figures, because everybody may read it. */
const PublicKit = z.object({
  name: z.string(),
  description: z.string(),
  rubric: z.array(z.object({ competency: z.string(), weight: z.number() })),
  questions: z.array(z.object({ id: z.string(), text: z.string(), competency: z.string(), timeLimit: z.int() })),
})

export const OwnKit = Kit.extend({ jobId: z.uuid().nullable(), updatedAt: z.iso.datetime() })
export type OwnKit = z.output<typeof OwnKit>

const notFound = [404, 'Kit not found'] as const
const noAddon = [403, addonNeeded] as const
const noJob = [404, 'Job not found'] as const
const ofKit = z.object({ kitId: z.uuid() })
/** The job that the kit is for; null for any job. */
const jobId = z.uuid('This is no id of a job').nullable().default(null)

export const interviewerKits = {
  /** The standard kit with its rubric levels and follow-up questions. */
  'GET /api/interviewer/kit': { who: 'employer', answer: Kit },
  'GET /api/interviewer/kit/public': { answer: PublicKit },
  /** The company's own kits, the oldest first. */
  'GET /api/interviewer/kits': { who: 'employer', answer: z.array(OwnKit) },
  /** Creates a copy of the standard kit. */
  'POST /api/interviewer/kits': {
    who: 'recruiter',
    body: z.object({ jobId }),
    answer: OwnKit,
    status: 201,
    refusals: {
      noAddon,
      noJob,
      tooMany: [409, `A company has at most ${mostKits} kits of its own`],
      hasKit: [409, 'This job has a kit of its own already'],
    },
  },
  /** `version` is the version that was edited. Scheduled sessions keep their version. */
  'PUT /api/interviewer/kits/:kitId': {
    who: 'recruiter',
    params: ofKit,
    body: z.object({ version: z.int(), content: KitContent }),
    answer: OwnKit,
    refusals: { notFound, noAddon, changed: [409, 'A colleague has changed this kit in the meantime'] },
  },
  'DELETE /api/interviewer/kits/:kitId': {
    who: 'recruiter',
    params: ofKit,
    answer: z.object({ message: z.string() }),
    refusals: { notFound },
  },
} as const satisfies Contract
