import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '#platform/web/call.ts'
import { answerTooLong, longestAnswer } from '#features/interview-scoring/methods.ts'
import { keepText, keptText } from '#platform/web/kept-text.ts'
import type { Current } from '../candidate-schemas.ts'

export type SpokenAnswer = { readonly text: string; readonly via: 'typed' | 'dictated'; readonly confidence: number | null }
type Draft = {
  readonly text: string
  readonly heard: readonly number[]
  readonly isEdited: boolean
  /** More was heard than an answer may hold. */
  readonly isCut?: boolean
  /** Written for a question that was answered elsewhere, and not sent. */
  readonly left?: string
}
type StoredDraft = Draft & { readonly question: string }

const empty: Draft = { text: '', heard: [], isEdited: false }
const keyOf = (sessionId: string): string => `interview-answer-${sessionId}`

/** The same when the question is repeated, so that nothing typed is lost then. */
export const questionKey = ({ kind, questionId }: Pick<Current, 'kind' | 'questionId'>): string => `${kind} ${questionId ?? ''}`

/** What was typed or heard and not sent survives a reload, a pause and a repeated question. */
export function useAnswerDraft(sessionId: string, question: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(sessionId, question))
  useEffect(() => {
    if (draft !== empty) keepText(keyOf(sessionId), JSON.stringify({ ...draft, question } satisfies StoredDraft))
  }, [draft, sessionId, question])
  return {
    draft,
    error: draft.isCut ? answerTooLong : undefined,
    /** Into this answer, or nowhere. */
    placeLeft: (isUsed: boolean): void =>
      setDraft(({ left = '', ...before }) => {
        const text = isUsed ? `${before.text}\n${left}`.trim() : before.text
        const isCut = text.length > longestAnswer
        return { ...before, text: text.slice(0, longestAnswer), isCut, isEdited: before.isEdited || isUsed }
      }),
    type: (text: string): void => setDraft((before) => ({ ...before, text, isEdited: true, isCut: false })),
    hear: (line: string, confidence: number): void =>
      setDraft((before) => {
        const whole = `${before.text} ${line}`.trim()
        const isCut = whole.length > longestAnswer
        return { ...before, text: whole.slice(0, longestAnswer), isCut, heard: [...before.heard, confidence] }
      }),
  }
}

function storedDraft(sessionId: string): StoredDraft {
  try {
    return JSON.parse(keptText(keyOf(sessionId))) as StoredDraft // written above
  } catch {
    return { ...empty, question: '' }
  }
}

function readDraft(sessionId: string, question: string): Draft {
  const { question: about, ...draft } = storedDraft(sessionId)
  if (about === question) return draft
  const left = `${draft.left ?? ''}\n${draft.text}`.trim()
  return left ? { ...empty, left } : empty
}

/** Of whatever question, when there is none to answer any more. */
export function useLeftAnswer(sessionId: string) {
  const [left, setLeft] = useState(() => readDraft(sessionId, '').left ?? '')
  const drop = (): void => {
    forgetAnswer(sessionId)
    setLeft('')
  }
  return [left, drop] as const
}

export const hasUnsentAnswer = (sessionId: string): boolean => storedDraft(sessionId).text.trim() !== ''

/** What was typed or heard and not sent, or null: it counts when the interview is ended, as what was said does. */
export function unsentAnswer(
  sessionId: string,
  current: Pick<Current, 'kind' | 'questionId'> | null | undefined,
): SpokenAnswer | null {
  const draft = current ? readDraft(sessionId, questionKey(current)) : empty
  return draft.text.trim() === '' ? null : answerOf(draft)
}

type SentAnswer = { readonly turn: number; readonly spoken: Pick<SpokenAnswer, 'text'> }

/**
 * Whether an answer was taken although its sending failed: nothing was heard of it because the connection was lost, and now that it is sent again
 * the interview has gone on. Then it is forgotten.
 */
export function useUnheardAnswer(sessionId: string): (error: Error, sent: SentAnswer) => boolean {
  const unheard = useRef('')
  return (error, { turn, spoken }) => {
    const sent = `${turn} ${spoken.text}`
    if (!(error instanceof CallFailed)) unheard.current = sent
    const isTaken = error instanceof CallFailed && error.code === 'moved' && unheard.current === sent
    if (isTaken) forgetAnswer(sessionId)
    return isTaken
  }
}

/** Sent, or of no use any more: on a shared computer nobody must find it. */
export function forgetAnswer(sessionId: string): void {
  keepText(keyOf(sessionId), '')
}

/** What the person has edited is certain, however it was heard. */
export function answerOf({ text, heard, isEdited }: Draft): SpokenAnswer {
  const mean = heard.reduce((sum, one) => sum + one, 0) / Math.max(1, heard.length)
  const isHeard = heard.length > 0
  return { text, via: isHeard ? 'dictated' : 'typed', confidence: isHeard && !isEdited ? Math.min(1, mean) : null }
}
