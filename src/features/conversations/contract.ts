import { z } from 'zod'
import { AnswerLanguage, SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import { cleanAll } from '#platform/contract/clean.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import type { Contract } from '#platform/contract/endpoint.ts'

export const mostMessages = 100
export const mostConversations = 100
/** An answer may be longer than a question. */
const mostCharacters = 12_000

const content = cleanText(mostCharacters, { missing: 'A message has a text', tooLong: 'A message is too long' }).min(
  1,
  'A message has a text',
)
const timestamp = z.iso.datetime('A message has a time')
const id = cleanText(60, { missing: 'A message has an id', tooLong: 'An id is too long' })

const StoredMessage = z.discriminatedUnion('role', [
  z.object({ id, role: z.literal('user'), content, timestamp }),
  z.object({
    id,
    role: z.literal('assistant'),
    content,
    timestamp,
    source: z.enum(['template_based', 'ai']).optional(),
    language: AnswerLanguage.optional(),
    suggestedActions: z
      .array(SuggestedAction)
      .max(10)
      .overwrite((actions) => cleanAll(actions) as SuggestedAction[]) // cleaning keeps the keys
      .optional(),
    followUpQuestions: z
      .array(cleanText(300, { tooLong: 'A question is too long' }))
      .max(10)
      .optional(),
    /** True if the person stopped the answer, which may be incomplete. */
    isCut: z.boolean().optional(),
  }),
])
export type StoredMessage = z.output<typeof StoredMessage>

const ConversationBody = z.object({
  messages: z
    .array(StoredMessage, 'Messages are missing')
    .min(1, 'Messages are missing')
    .max(mostMessages, `A conversation has at most ${mostMessages} messages`),
  context: z.enum(['cv_builder', 'job_search', 'career_advice'], 'context is one of cv_builder, job_search, career_advice'),
})
export type ConversationBody = z.output<typeof ConversationBody>

/** `ownerId` is the owner of the conversation as the browser knows it; somebody else may have signed in from another tab. */
const StoredBody = ConversationBody.extend({ ownerId: z.uuid('This is no id of a person').optional() })

const ConversationSummary = z.object({
  id: z.uuid(),
  /** The beginning of the first question. */
  title: z.string(),
  messageCount: z.int(),
  updatedAt: z.iso.datetime(),
})
export type ConversationSummary = z.output<typeof ConversationSummary>

const params = z.object({ id: z.uuid('There is no such conversation') })
const notFound = [404, 'There is no such conversation'] as const
const otherOwner = [409, 'This is the conversation of somebody else'] as const
const memoryOff = [409, 'You have turned off the memory of the assistant'] as const

/** The stored conversations of signed-in people with the assistant. */
export const conversations = {
  /** Newest first. */
  'GET /api/ai/conversations': { who: 'user', answer: z.array(ConversationSummary) },
  /** Stores a conversation. Beyond 100, the oldest are deleted. */
  'POST /api/ai/conversations': {
    who: 'user',
    body: StoredBody,
    answer: z.object({ id: z.uuid() }),
    status: 201,
    refusals: { memoryOff, otherOwner },
  },
  'GET /api/ai/conversations/:id': {
    who: 'user',
    params,
    answer: ConversationBody.extend({ id: z.uuid() }),
    refusals: { notFound },
  },
  'PUT /api/ai/conversations/:id': {
    who: 'user',
    params,
    body: StoredBody,
    answer: z.object({ id: z.uuid() }),
    refusals: { notFound, memoryOff, otherOwner },
  },
  'DELETE /api/ai/conversations/:id': {
    who: 'user',
    params,
    answer: z.object({ deleted: z.boolean() }),
    refusals: { notFound },
  },
  'DELETE /api/ai/conversations': { who: 'user', answer: z.object({ deleted: z.int() }) },
} as const satisfies Contract
