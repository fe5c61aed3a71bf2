import type { PreparationAnswer, Question } from './contract.ts'

const perKind = 3

/** The six questions of a round: three general, then three technical. Each round has different questions, until all have been practised. */
export function questionsOf({ areas }: Pick<PreparationAnswer, 'areas'>, round: number): readonly Question[] {
  return [areas.map(({ general }) => general), areas.map(({ technical }) => technical)].flatMap((lists) => {
    const questions = inTurn(lists)
    return Array.from({ length: perKind }, (_, index) => questions[(round * perKind + index) % questions.length]).filter(
      (question) => question !== undefined,
    )
  })
}

/** Alternates between the lists, so that a round has questions of every role area. */
function inTurn<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const ordered = lists.map(spread)
  const longest = Math.max(0, ...ordered.map(({ length }) => length))
  return Array.from({ length: longest }, (_, index) => ordered.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** Lists are ordered by difficulty, so three in a row are taken from the beginning, the middle and the end. */
function spread<T>(list: readonly T[]): readonly T[] {
  const step = Math.ceil(list.length / perKind)
  return Array.from({ length: step }, (_, offset) => list.filter((_one, index) => index % step === offset)).flat()
}

export type PracticeAnswer = { readonly text: string; readonly isCompared: boolean; readonly met: readonly string[] }
export type PracticeState = { readonly at: number; readonly answers: readonly PracticeAnswer[] }

export const noAnswer: PracticeAnswer = { text: '', isCompared: false, met: [] }
export const emptyPractice: PracticeState = { at: 0, answers: [] }

export function withAnswer({ at, answers }: PracticeState, change: Partial<PracticeAnswer>): PracticeState {
  const changed = { ...(answers[at] ?? noAnswer), ...change }
  return {
    at,
    answers: Array.from({ length: Math.max(answers.length, at + 1) }, (_, index) =>
      index === at ? changed : (answers[index] ?? noAnswer),
    ),
  }
}

/** The number of criteria that the person has found in their own answers. */
export function scoreOf(
  questions: readonly Question[],
  { answers }: PracticeState,
): { readonly met: number; readonly of: number } {
  return {
    met: answers.reduce((sum, { met }) => sum + met.length, 0),
    of: questions.reduce((sum, { assessmentCriteria }) => sum + assessmentCriteria.length, 0),
  }
}
