import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { useAction } from '#platform/web/use-action.ts'
import type { candidateInterviews } from '../contract.ts'
import type { CandidateSession } from '../candidate-schemas.ts'
import { publicKit } from './interview-queries.ts'
import { useStartToken } from './use-start-token.ts'

const call = apiCalls<typeof candidateInterviews>()

export type Connection = 'disconnected' | 'connecting' | 'connected' | 'failed'

const noDevice = async (): Promise<void> => {}
const noCall = async (): Promise<boolean> => false

/** `connect` connects the voice call and says whether there is one. Without a call the interview starts by typing. */
export function useStart(session: CandidateSession, show: (changed: CandidateSession) => void) {
  const [connection, setConnection] = useState<Connection>('disconnected')
  const [failure, setFailure] = useState<string | null>(null)
  const { data: kit } = useQuery(publicKit)
  const startToken = useStartToken(session)
  const isReady = Boolean(kit) && startToken.isReady
  const begin = async (openMicrophone: () => Promise<void>, connect: () => Promise<boolean>): Promise<void> => {
    if (!isReady) return toast({ title: 'Not Ready', text: 'Interview session is not fully initialized yet.', isAlert: true })
    setConnection('connecting')
    await openMicrophone()
    if (!(await connect())) {
      const input = { params: { sessionId: session.id }, body: { token: await startToken.use() } }
      show(await call('POST /api/candidate/interviews/:sessionId/start', input))
    }
    setConnection('connected')
    toast({ title: 'Interview Started', text: 'You are now connected to the AI interviewer. Good luck!' })
  }
  const onFailure = (error: Error): void => {
    setConnection('failed')
    setFailure(error instanceof DOMException ? noMicrophone : sentenceOf(error))
    toast({ title: 'Connection Failed', text: notStarted, isAlert: true })
  }
  const start = useAction(() => begin(noDevice, noCall), onFailure)
  return {
    connection: connectionTo(session, connection),
    failure,
    isReady,
    startToken,
    begin,
    start,
    onFailure,
    disconnect: () => setConnection('disconnected'),
  }
}

const noMicrophone = 'The microphone could not be opened. Allow it in your browser and try again, or type your answers.'
const notStarted = 'Failed to start the voice interview. Please check your microphone permissions.'

/** A query informs its readers a moment after it is set. Until then the session has no question to show. */
function connectionTo({ progress, status }: CandidateSession, connection: Connection): Connection {
  const isStarting = connection === 'connected' && progress === null && status !== 'completed'
  return isStarting ? 'connecting' : connection
}
