import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { candidateInterviews, SessionAction } from '../contract.ts'
import type { CandidateSession, Score } from '../candidate-schemas.ts'
import { forgetAnswer, type SpokenAnswer, useUnheardAnswer } from './answer-draft.ts'
import type { MicrophoneControl } from './use-microphone.ts'
import { sendUnsent } from './send-unsent.ts'
import { useTimeLimit } from './use-time-limit.ts'
import { useStart } from './use-start.ts'
import { useVoiceCall } from './use-voice-call.ts'

const call = apiCalls<typeof candidateInterviews>()

/** The state of the interview in this browser. The server has the authoritative state, which every call returns. */
export function useInterview(session: CandidateSession, queryKey: QueryKey) {
  const client = useQueryClient()
  useAnnouncedScores(session.scores)
  const show = (changed: CandidateSession): void => void client.setQueryData(queryKey, changed)
  const reload = () => client.invalidateQueries({ queryKey })
  const { startToken, ...begun } = useStart(session, show)
  const voice = useVoiceCall({ session, queryKey, tokens: startToken, reload })
  const params = { sessionId: session.id }
  const isTimeOver = useTimeLimit(session, {
    sendUnsent: () => sendUnsent(session),
    leave: async (last) => {
      if (last === 'sent') forgetAnswer(session.id)
      // Without `hasUnsent`, reading the interview ends it, whatever is typed meanwhile.
      show(await call('GET /api/candidate/interviews/:sessionId', { params, query: {} }))
    },
  })
  const end = useEnd(session, async () => {
    voice.close()
    await reload()
    begun.disconnect() // later than the state, or the start screen would be shown again
  })
  /** Starts by voice if possible; if the voice cannot be connected, by typing. */
  const startCall = useAction(async (microphone: Pick<MicrophoneControl, 'open' | 'stream'>) => {
    await begun.begin(microphone.open, async () => {
      const stream = microphone.stream()
      if (!startToken.hasCalls || !stream) return false
      try {
        await voice.connect(stream)
        await reload()
        return true
      } catch {
        voice.close('away')
        return false
      }
    })
  }, begun.onFailure)
  return { ...begun, ...useTurns(params, show, reload), end, voice, startCall, isTimeOver }
}

function useEnd(session: CandidateSession, onEnd: () => Promise<void>) {
  return useAction(
    async () => {
      const last = await sendUnsent(session)
      await call('POST /api/interviews/:sessionId/end', { params: { sessionId: session.id } })
      if (last === 'sent') forgetAnswer(session.id)
      toast({ title: 'Interview Completed' })
      await onEnd()
    },
    () => toast({ title: 'Completion Failed', text: 'Failed to finalize the interview. Please contact support.', isAlert: true }),
  )
}

/** Sends answers and actions of the candidate, each for the turn that is shown. */
function useTurns(
  params: { readonly sessionId: string },
  show: (changed: CandidateSession) => void,
  reload: () => Promise<unknown>,
) {
  /** If the interview has continued elsewhere, its present state is shown. */
  const onFailure = (error: Error): void => {
    toast({ title: 'Not Sent', text: error instanceof CallFailed ? sentenceOf(error) : offline, isAlert: true })
    if (error instanceof CallFailed && error.status === 409) void reload()
  }
  const isTaken = useUnheardAnswer(params.sessionId)
  const answer = useAction(
    async ({ turn, spoken }: { readonly turn: number; readonly spoken: SpokenAnswer }) => {
      const changed = await call('POST /api/candidate/interviews/:sessionId/answer', { params, body: { turn, ...spoken } })
      forgetAnswer(params.sessionId)
      show(changed)
    },
    (error, sent) => (isTaken(error, sent) ? reload() : onFailure(error)),
  )
  const act = useAction(async ({ turn, action }: { readonly turn: number; readonly action: SessionAction }) => {
    const changed = await call('POST /api/candidate/interviews/:sessionId/action', { params, body: { turn, action } })
    if (action === 'skip') forgetAnswer(params.sessionId)
    show(changed)
  }, onFailure)
  return { answer, act }
}

export type InterviewControl = ReturnType<typeof useInterview>

const offline = 'Please check your connection. What you wrote is still here.'

/** Announces each new score that the server has stored, whichever way the answer was given. */
function useAnnouncedScores(scores: readonly Score[]): void {
  const known = useRef(scores.length)
  useEffect(() => {
    const last = scores.length > known.current ? scores.at(-1) : undefined
    known.current = scores.length
    if (last && last.score !== null)
      toast({ title: 'Answer Scored', text: `${last.competency}: ${last.score}/10. ${last.justification}` })
  }, [scores])
}
