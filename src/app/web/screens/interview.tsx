import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { DisputeCard } from '#features/interview-disputes/web/dispute-card.tsx'
import { candidateInterview } from '#features/candidate-interviews/web/interview-queries.ts'
import { InterviewScreen } from '#features/candidate-interviews/web/interview-screen.tsx'
import { CallFailed } from '#platform/web/call.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { ErrorState, Loading, Skeleton } from '#platform/web/ui/states.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

/** The session is loaded in the browser only, because opening the link gives this browser its cookie. */
export function Component() {
  const { sessionId = '' } = useParams()
  const query = candidateInterview(sessionId, useSearchParams().get('key'))
  const { data: session, error } = useQuery({ ...query, enabled: useHydrated() })
  const isMissing = error !== null && !session
  useEffect(() => {
    if (isMissing) toast({ title: 'Initialization Failed', text: 'Failed to load the interview session.', isAlert: true })
  }, [isMissing])
  return (
    <>
      <Seo title="AI Voice Interview" isHidden />
      {session ? (
        // Also rendered when a reload has failed: without a connection the room stays, with its typed text and the voice call.
        <InterviewScreen session={session} queryKey={query.queryKey} review={<DisputeCard sessionId={sessionId} />} />
      ) : error ? (
        <Failed error={error} />
      ) : (
        <LoadingInterview />
      )}
    </>
  )
}

function Failed({ error }: { readonly error: Error }) {
  const isMissing = error instanceof CallFailed && error.status === 404
  return (
    <div className="grid gap-6">
      <h1 className="text-2xl two:text-3xl">AI Voice Interview</h1>
      <ErrorState
        title={isMissing ? 'There is no such interview' : 'The interview could not be loaded'}
        actions={
          <Button look="secondary" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      >
        {isMissing ? 'Please check the link in your email.' : 'Please check your connection. Nothing of your interview is lost.'}
      </ErrorState>
    </div>
  )
}

/** As high as the window; otherwise the footer would move when the interview is loaded. */
function LoadingInterview() {
  return (
    <div className="grid min-h-dvh content-start gap-6">
      <h1 className="text-2xl two:text-3xl">AI Voice Interview</h1>
      <NeedsScript what="This page needs" />
      <Loading label="Loading the interview…">
        <Skeleton className="h-64 max-w-3xl" />
      </Loading>
    </div>
  )
}
