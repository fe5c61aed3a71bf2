import { useEffect, useRef, useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { candidateInterviews } from '../contract.ts'
import type { CandidateSession } from '../candidate-schemas.ts'

const call = apiCalls<typeof candidateInterviews>()

/** A little less than the token is valid on the server. */
const goodForMs = 9 * 60_000
type Token = { readonly value: string; readonly at: number }
const keyOf = (sessionId: string): string => `interview-start-${sessionId}`

/** One use, ten minutes, ten of them: a token that was not used survives a reload of the page. */
export function useStartToken({ id: sessionId, consentGiven, hasAccess, status }: CandidateSession) {
  const [token, setToken] = useState<Token | null>(null)
  const isWanted = hasAccess && consentGiven && (status === 'scheduled' || status === 'in_progress')
  const isMinting = useRef(false)
  useEffect(() => {
    if (!isWanted || token || isMinting.current) return
    isMinting.current = true
    mintToken(sessionId)
      .then(setToken)
      .catch(() => toast({ title: 'Initialization Failed', text: 'Failed to load the interview session.', isAlert: true }))
      .finally(() => void (isMinting.current = false))
  }, [isWanted, token, sessionId])
  return {
    isReady: token !== null,
    use: async (): Promise<string> => {
      const fresh = token && isGood(token) ? token : await mintToken(sessionId)
      sessionStorage.removeItem(keyOf(sessionId))
      setToken(null)
      return fresh.value
    },
  }
}

const isGood = ({ at }: Token): boolean => Date.now() - at < goodForMs

async function mintToken(sessionId: string): Promise<Token> {
  const stored = readToken(sessionId)
  if (stored) return stored
  const { token: value } = await call('POST /api/candidate/ai/ephemeral-token', { body: { sessionId } })
  const fresh = { value, at: Date.now() }
  sessionStorage.setItem(keyOf(sessionId), JSON.stringify(fresh))
  return fresh
}

function readToken(sessionId: string): Token | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(sessionId)) ?? 'null') as Token | null // written above
    return stored && isGood(stored) ? stored : null
  } catch {
    return null
  }
}
