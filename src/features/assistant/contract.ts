import { z } from 'zod'
import { AnswerLanguage, Proposal, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import { JobSummary } from '#features/jobs/contract.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'
import { mostCharacters } from './texts.ts'

export const ChatContext = z.enum(
  ['cv_builder', 'job_search', 'career_advice'],
  'context is one of cv_builder, job_search, career_advice',
)
export type ChatContext = z.output<typeof ChatContext>

export const ChatQuestion = z.object({
  message: cleanText(mostCharacters, {
    missing: 'Please write a message',
    tooLong: 'Please use at most 4,000 characters',
  }).min(1, 'Please write a message'),
  context: ChatContext.default('career_advice'),
  /** The conversation of a signed-in person that this message continues. */
  conversationId: z.uuid().optional(),
})
export type ChatQuestion = z.output<typeof ChatQuestion>

/** Who wrote the answer: the rules of the product from its own data, or the language model. */
export const AnswerSource = z.enum(['template_based', 'ai'])

export const ChatAnswer = z.object({
  /** A small subset of Markdown: paragraphs, `- ` lists, `**bold**`, and links to our own paths. See `assistant-tools/markdown.ts`. */
  content: z.string(),
  timestamp: z.iso.datetime(),
  suggestedActions: z.array(SuggestedAction),
  followUpQuestions: z.array(z.string()),
  source: AnswerSource,
  /** The language of the question. */
  language: AnswerLanguage,
  /** The first of the found jobs. */
  jobs: z.array(JobSummary).optional(),
  /** Actions that the person can carry out by pressing a button. */
  proposals: z.array(Proposal).optional(),
})
export type ChatAnswer = z.output<typeof ChatAnswer>

/**
 * `step` says what is being looked up. `delta` is the next part of `content`, with its source, which labels a stopped answer. `replace` withdraws all
 * parts so far and replaces them by `text`, because the model has broken off.
 */
export const chatEvents = {
  step: z.object({ label: z.string() }),
  delta: z.object({ text: z.string(), source: AnswerSource }),
  replace: z.object({ text: z.string() }),
}

export const assistant = {
  /**
   * Answers a question to the assistant. Visitors may ask too; questions that need an account get the answer that says so. Nothing is carried out:
   * `proposals` are actions that the person may carry out.
   */
  'POST /api/ai/chat': { body: ChatQuestion, answer: ChatAnswer, events: chatEvents },
} as const satisfies Contract
