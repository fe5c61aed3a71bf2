import type { z } from 'zod'
import type { AnswerLanguage, Proposal, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import type { Caller, ToolContext } from '#features/assistant-tools/server/public.ts'
import type { JobSummary } from '#features/jobs/contract.ts'

/** An answer before it is known when it was given and by what. */
export type TemplateAnswer = {
  readonly content: string
  readonly suggestedActions: SuggestedAction[]
  readonly followUpQuestions: string[]
  readonly language: AnswerLanguage
  readonly jobs?: z.input<typeof JobSummary>[]
  readonly proposals?: Proposal[]
}

type Question = { readonly message: string; readonly context: 'cv_builder' | 'job_search' | 'career_advice' }
type AnswerRun = { readonly caller: Caller; readonly now: Date; readonly onStep: (label: string) => Promise<void> }

export function openTemplateAnswers(_context: ToolContext): (question: Question, run: AnswerRun) => Promise<TemplateAnswer> {
  return async () => ({
    content: 'You can ask me about jobs, salaries, interviews, companies and your applications.',
    suggestedActions: [{ text: 'Browse jobs', link: '/jobs', type: 'internal' }],
    followUpQuestions: [],
    language: 'en',
  })
}
