import { openTemplateAnswers, type TemplateAnswer } from '#features/assistant-answers/server/public.ts'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Events } from '#platform/server/serve.ts'
import type { ChatAnswer, chatEvents, ChatQuestion } from '../contract.ts'
import { needsSignIn, signInReply } from '../visitor-limits.ts'

type ChatInput = { readonly caller: Caller; readonly events: Events<typeof chatEvents> }

export type Chat = (question: ChatQuestion, input: ChatInput) => Promise<ChatAnswer>

/** Answers a message and stores nothing. */
export function openChat(context: AppContext): Chat {
  const answerFrom = openTemplateAnswers(context)
  return async (question, { caller, events }) => {
    const now = context.clock()
    const onStep = (label: string): Promise<void> => events.emit('step', { label })
    const isRestricted = caller.kind === 'visitor' && needsSignIn(question.message)
    const answer = isRestricted ? signInAnswer : await answerFrom(question, { caller, now, onStep })
    for (const text of partsOf(answer.content)) await events.emit('delta', { text })
    return { ...answer, timestamp: now.toISOString(), source: 'template_based' }
  }
}

const signInAnswer: TemplateAnswer = {
  content: signInReply,
  suggestedActions: [
    { text: 'Log in', link: '/auth', type: 'internal' },
    { text: 'Create an account', link: '/auth?tab=register', type: 'internal' },
  ],
  followUpQuestions: ['Give me job search tips for India', 'Is this job offer real?'],
  language: 'en',
}

/** Line by line: together they are the text. */
function partsOf(content: string): string[] {
  return content.split(/(?<=\n)/)
}
