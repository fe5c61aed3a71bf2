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
  /** True if more was heard than an answer may contain. */
  readonly isCut?: boolean
  /** An unsent answer to a question that was answered elsewhere meanwhile. */
  readonly left?: string
}
type StoredDraft = Draft & { readonly question: string }

const empty: Draft = { text: '', heard: [], isEdited: false }
const keyOf = (sessionId: string): string => `interview-answer-${sessionId}`

/** The key of a question. It stays the same if the question is repeated, so that typed text is not lost. */
export const questionKey = ({ kind, questionId }: Pick<Current, 'kind' | 'questionId'>): string => `${kind} ${questionId ?? ''}`

/** Keeps the unsent answer over a reload, a pause and a repetition of the question. */
export function useAnswerDraft(sessionId: string, question: string) {
  const [draft, setDraft] = useState<Draft>(() => readDraft(sessionId, question))
  useEffect(() => {
    if (draft !== empty) keepText(keyOf(sessionId), JSON.stringify({ ...draft, question } satisfies StoredDraft))
  }, [draft, sessionId, question])
  return {
    draft,
    error: draft.isCut ? answerTooLong : undefined,
    /** Appends the answer that was left over to this one, or discards it. */
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

/** The unsent answer to any question, for when there is no question left to answer. */
export function useLeftAnswer(sessionId: string) {
  const [left, setLeft] = useState(() => readDraft(sessionId, '').left ?? '')
  const drop = (): void => {
    forgetAnswer(sessionId)
    setLeft('')
  }
  return [left, drop] as const
}

export const hasUnsentAnswer = (sessionId: string): boolean => storedDraft(sessionId).text.trim() !== ''

/** The unsent answer, or null. It counts when the interview ends, like spoken words. */
export function unsentAnswer(
  sessionId: string,
  current: Pick<Current, 'kind' | 'questionId'> | null | undefined,
): SpokenAnswer | null {
  const draft = current ? readDraft(sessionId, questionKey(current)) : empty
  return draft.text.trim() === '' ? null : answerOf(draft)
}

type SentAnswer = { readonly turn: number; readonly spoken: Pick<SpokenAnswer, 'text'> }

/**
 * Detects an answer that the server has taken although sending it failed: its reply was lost with the connection, and sending it again is refused
 * because the interview has continued. The answer is then deleted.
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

/** Deletes the stored answer after it was sent or discarded, so that nobody finds it on a shared computer. */
export function forgetAnswer(sessionId: string): void {
  keepText(keyOf(sessionId), '')
}

/** The answer with its confidence. Text that the person has edited is certain, even if it was dictated. */
export function answerOf({ text, heard, isEdited }: Draft): SpokenAnswer {
  const mean = heard.reduce((sum, one) => sum + one, 0) / Math.max(1, heard.length)
  const isHeard = heard.length > 0
  return { text, via: isHeard ? 'dictated' : 'typed', confidence: isHeard && !isEdited ? Math.min(1, mean) : null }
}
