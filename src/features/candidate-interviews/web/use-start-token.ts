import { useEffect, useRef, useState } from 'react'
import { apiCalls, CallFailed } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { candidateInterviews } from '../contract.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import { isPastEnd } from './use-time-limit.ts'
import type { CallAddress } from './voice-call.ts'

const call = apiCalls<typeof candidateInterviews>()

/** A little less than the lifetime of the token on the server. */
const goodForMs = 9 * 60_000
const tryAgainMs = 5_000
type Token = { readonly value: string; readonly at: number; readonly callsUrl: string | null }
const keyOf = (sessionId: string): string => `interview-start-${sessionId}`

/** Fetches a start token. It is for one use within ten minutes, and an interview has ten, so an unused token survives a reload of the page. */
export function useStartToken({ id: sessionId, consentGiven, hasAccess, status, progress }: CandidateSession) {
  const [token, setToken] = useState<Token | null>(null)
  const isWanted = hasAccess && consentGiven && (status === 'scheduled' || status === 'in_progress') && !isPastEnd({ progress })
  const [failures, setFailures] = useState(0)
  const isMinting = useRef(false)
  useEffect(() => {
    if (!isWanted || token || isMinting.current) return
    isMinting.current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    mintToken(sessionId)
      .then(setToken)
      .catch((error: unknown) => {
        if (failures === 0)
          toast({ title: 'Initialization Failed', text: 'Failed to load the interview session.', isAlert: true })
        // Without a retry, the buttons would wait for ever after a lost connection.
        if (isPassing(error)) timer = setTimeout(() => setFailures(failures + 1), tryAgainMs)
      })
      .finally(() => void (isMinting.current = false))
    return () => clearTimeout(timer)
  }, [isWanted, token, sessionId, failures])
  const use = async (): Promise<Token> => {
    const fresh = await mintToken(sessionId)
    sessionStorage.removeItem(keyOf(sessionId))
    return fresh
  }
  return {
    isReady: token !== null,
    /** True if there is a voice service and the candidate has agreed to it. */
    hasCalls: token !== null && token.callsUrl !== null,
    use: async (): Promise<string> => (await use()).value,
    useForCall: async (): Promise<CallAddress> => {
      const { value, callsUrl } = await use()
      if (callsUrl === null) throw new TypeError('there is no voice service')
      return { token: value, callsUrl }
    },
    /** Returns a token that has opened nothing. The server checks its lifetime. */
    giveBack: ({ token: value, callsUrl }: CallAddress): void => keepToken(sessionId, { value, callsUrl, at: Date.now() }),
  }
}

export type StartTokens = ReturnType<typeof useStartToken>

const isPassing = (error: unknown): boolean => !(error instanceof CallFailed) || error.status >= 500

const isGood = ({ at }: Token): boolean => Date.now() - at < goodForMs

async function mintToken(sessionId: string): Promise<Token> {
  const stored = readToken(sessionId)
  if (stored) return stored
  const { token: value, callsUrl } = await call('POST /api/candidate/ai/ephemeral-token', { body: { sessionId } })
  const fresh = { value, callsUrl, at: Date.now() }
  keepToken(sessionId, fresh)
  return fresh
}

const keepToken = (sessionId: string, token: Token): void => sessionStorage.setItem(keyOf(sessionId), JSON.stringify(token))

function readToken(sessionId: string): Token | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null') as Token | null // written above
    return stored && isGood(stored) ? stored : null
  } catch {
    return null
  }
}
