import { openTemplateAnswers, type TemplateAnswer } from '#features/assistant-answers/server/public.ts'
import { openModelAnswers } from '#features/assistant-model/server/public.ts'
import type { Caller } from '#features/assistant-tools/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Events } from '#platform/server/serve.ts'
import type { ChatAnswer, chatEvents, ChatQuestion } from '../contract.ts'
import { needsSignIn, signInReply } from '../visitor-limits.ts'

type ChatInput = { readonly caller: Caller; readonly events: Events<typeof chatEvents> }

export type Chat = (question: ChatQuestion, input: ChatInput) => Promise<ChatAnswer>

/** Answers a message and stores nothing. The rules answer if they are certain, otherwise the model; if the model fails, the rules answer anyway. */
export function openChat(context: AppContext, onModelFailure: (reason: string) => void): Chat {
  const answerFrom = openTemplateAnswers(context)
  const answerByModel = openModelAnswers(context, onModelFailure)
  return async (question, { caller, events }) => {
    const now = context.clock()
    const timestamp = now.toISOString()
    const onStep = (label: string): Promise<void> => events.emit('step', { label })
    const isRestricted = caller.kind === 'visitor' && needsSignIn(question.message)
    const { isSure, ...template } = isRestricted ? signInAnswer : await answerFrom(question, { caller, now, onStep })
    if (answerByModel && !isSure) {
      const { language, followUpQuestions } = template
      // Nothing is sent before the message is counted, so a message over the limit costs nothing.
      await onStep(thinking.start[language])
      let isShown = false
      const answer = await answerByModel(question, {
        caller,
        now,
        language,
        signal: events.signal,
        onLookUp: () => onStep(thinking.lookUp[language]),
        onText: async (text) => {
          isShown = true
          await events.emit('delta', { text, source: 'ai' })
        },
      })
      if (answer) return { ...answer, followUpQuestions, language, timestamp, source: 'ai' }
      if (isShown) await events.emit('replace', { text: '' })
    }
    for (const text of partsOf(template.content)) await events.emit('delta', { text, source: 'template_based' })
    return { ...template, timestamp, source: 'template_based' }
  }
}

/** Shown while the model writes and looks things up. */
const thinking = {
  start: { en: 'Thinking', hi: 'सोच रही हूँ', 'hi-Latn': 'Soch rahi hoon' },
  lookUp: { en: 'Looking it up', hi: 'जानकारी देख रही हूँ', 'hi-Latn': 'Jaankari dekh rahi hoon' },
} as const

const signInAnswer: TemplateAnswer = {
  content: signInReply,
  suggestedActions: [
    { text: 'Log in', link: '/auth', type: 'internal' },
    { text: 'Create an account', link: '/auth?tab=register', type: 'internal' },
  ],
  followUpQuestions: ['Give me job search tips for India', 'Is this job offer real?'],
  language: 'en',
  isSure: true,
}

/** Splits the text into lines, which together are the text again. */
function partsOf(content: string): string[] {
  return content.split(/(?<=\n)/)
}
