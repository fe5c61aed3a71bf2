import { useMemo } from 'react'
import type { Selection } from '../choices.ts'
import { emptyPractice, type PracticeState } from '../practice.ts'
import { useBrowserText } from './browser-storage.ts'

/** The state of a round. It is kept over reloads and going back; closing the tab or logging out deletes it. */
export function usePractice({ industry, roleArea, level }: Selection, round: number) {
  const [text, write] = useBrowserText(`interview-practice:${industry}:${roleArea ?? ''}:${level}:${round}`, 'session')
  const state = useMemo(() => parse(text), [text])
  return { state, change: (next: PracticeState): void => write(JSON.stringify(next)), clear: (): void => write('') }
}

function parse(text: string): PracticeState {
  try {
    return text === '' ? emptyPractice : (JSON.parse(text) as PracticeState) // `change` has written it
  } catch {
    return emptyPractice
  }
}
