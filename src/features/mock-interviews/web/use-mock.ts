import { useQueryClient } from '@tanstack/react-query'
import {
  forgetAnswer,
  type SpokenAnswer,
  unsentAnswer,
  useUnheardAnswer,
} from '#features/candidate-interviews/web/answer-draft.ts'
import { sendAtEnd } from '#features/candidate-interviews/web/send-unsent.ts'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { MockInterview, mockInterviews } from '../contract.ts'
import { myMocks, oneMock } from './mock-queries.ts'

const call = apiCalls<typeof mockInterviews>()

/** The server has the authoritative state, which every call returns. */
export function useMock({ id, feedback, current }: MockInterview) {
  const client = useQueryClient()
  const params = { id }
  const show = async (changed: MockInterview): Promise<void> => {
    forgetAnswer(id)
    client.setQueryData(oneMock(id).queryKey, changed)
    announceScore(changed, feedback.length)
    if (changed.status === 'completed') await client.invalidateQueries(myMocks)
  }
  const onFailure = (error: Error): void => {
    toast({ title: 'Not Sent', text: sentenceOf(error), isAlert: true })
    // The interview has continued in another tab.
    if (error instanceof CallFailed && error.status === 409) void client.invalidateQueries(oneMock(id))
  }
  const isTaken = useUnheardAnswer(id)
  const readAgain = async (): Promise<void> => {
    await client.invalidateQueries(oneMock(id))
    await client.invalidateQueries(myMocks)
  }
  const answer = useAction(
    async ({ turn, spoken: { text, confidence } }: { readonly turn: number; readonly spoken: SpokenAnswer }) =>
      show(await call('POST /api/mock-interviews/:id/answer', { params, body: { turn, text, confidence } })),
    (error, sent) => (isTaken(error, sent) ? readAgain() : onFailure(error)),
  )
  const skip = useAction(
    async (turn: number) => show(await call('POST /api/mock-interviews/:id/skip', { params, body: { turn } })),
    onFailure,
  )
  const end = useAction(async () => {
    const unsent = unsentAnswer(id, current)
    if (unsent && current) {
      const { text, confidence } = unsent
      await sendAtEnd(call('POST /api/mock-interviews/:id/answer', { params, body: { turn: current.turn, text, confidence } }))
    }
    await show(await call('POST /api/mock-interviews/:id/end', { params }))
  }, onFailure)
  return { answer, skip, end }
}

export type MockControl = ReturnType<typeof useMock>

function announceScore({ feedback }: MockInterview, known: number): void {
  const last = feedback.length > known ? feedback.at(-1) : undefined
  if (last && last.score !== null)
    toast({ title: 'Answer Scored', text: `${last.competency}: ${last.score}/10. ${last.advice[0] ?? ''}` })
}
