import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'
import { industries, levels, roleAreas } from './choices.ts'

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)

export const Question = z.strictObject({
  question: text,
  category: z.enum(['behavioral', 'cultural_fit', 'technical', 'problem_solving']),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  expectedAnswer: text,
  assessmentCriteria: z.array(text).min(2),
})
export type Question = z.output<typeof Question>

/** A content file: a role area at a level. */
export const Preparation = z.strictObject({
  roleArea: z.enum(roleAreas),
  level: z.enum(levels),
  overview: texts,
  expectations: texts,
  plan: z.array(z.strictObject({ step: text, how: text })).min(5),
  general: z.array(Question).min(12),
  technical: z.array(Question).min(12),
  tips: texts,
})
export type Preparation = z.output<typeof Preparation>

export const IndustryNotes = z.strictObject({
  about: texts,
  /** The usual rounds in order, or a line for each kind of employer. */
  hiring: texts,
  /** Topics to read before the interview. */
  readUp: texts,
  papers: texts,
  /** Points to check before accepting, and signs of fraud. */
  checkFirst: texts,
})
export type IndustryNotes = z.output<typeof IndustryNotes>

const PreparationQuery = z.object({
  industry: z.enum(industries, `industry is one of ${industries.join(', ')}`),
  /** A role area of the industry. Without it, all role areas are returned. */
  roleArea: z.enum(roleAreas, `roleArea is one of ${roleAreas.join(', ')}`).optional(),
  level: z.enum(levels, `level is one of ${levels.join(', ')}`),
})

const PreparationAnswer = z.object({ industry: IndustryNotes, areas: z.array(Preparation) })
export type PreparationAnswer = z.output<typeof PreparationAnswer>

export const interviewPreparation = {
  /** Expectations and practice questions for interviews, by industry, role area and level. */
  'GET /api/interview-preparation': {
    query: PreparationQuery,
    answer: PreparationAnswer,
    refusals: { otherIndustry: [400, 'This role area belongs to another industry'] },
  },
} as const satisfies Contract
