import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { findPerson } from '#features/auth/server/public.ts'
import type { AnswerLanguage } from '#features/assistant-tools/answer-contract.ts'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import { findConversation } from '#features/conversations/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'

export type Question = { readonly message: string; readonly context: string; readonly conversationId?: string | undefined }

/** The names of the person, which are removed from texts. */
export async function namesOf({ db }: AppContext, caller: Caller): Promise<string[]> {
  const person = caller.kind === 'visitor' ? null : await findPerson(db, caller.id)
  return [person?.firstName, person?.lastName].filter((name) => typeof name === 'string')
}

const promptFile = path.resolve(import.meta.dirname, '../../../../content/assistant/system-prompt.md')
const remembered = 6
const longestRemembered = 1_000

type PromptFor = { readonly caller: Caller; readonly language: AnswerLanguage; readonly redact: (text: string) => string }

/** Text of people is passed as JSON, so that it cannot end the message and begin another one. */
export async function promptOf(
  { db }: AppContext,
  { message, context, conversationId: id }: Question,
  { caller, language, redact }: PromptFor,
): Promise<ChatCompletionMessageParam[]> {
  const [instructions, conversation] = await Promise.all([
    readFile(promptFile, 'utf8'),
    // The conversation of another person is not found.
    id !== undefined && caller.kind !== 'visitor' ? findConversation(db, { userId: caller.id, id }) : null,
  ])
  const earlier = (conversation?.messages ?? [])
    .slice(-remembered)
    .map(({ role, content }) => ({ role, content: redact(content).slice(0, longestRemembered) }))
  const person = { message: redact(message), page: context, language, isSignedIn: caller.kind !== 'visitor', earlier }
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(person) },
  ]
}
