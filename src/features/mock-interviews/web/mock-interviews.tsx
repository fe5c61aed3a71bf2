import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#features/interview-preparation/addresses.ts'
import { type Selection, selectionText } from '#features/interview-preparation/choices.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { FailedPart, Skeleton } from '#platform/web/ui/states.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { MockInterview, mockInterviews, MockSummary } from '../contract.ts'
import { MockHistory } from './mock-history.tsx'
import { MockQuestion } from './mock-question.tsx'
import { MockReview } from './mock-review.tsx'
import { myMocks, oneMock } from './mock-queries.ts'
import { useMock } from './use-mock.ts'

const call = apiCalls<typeof mockInterviews>()

/** For a signed-in candidate: starts a mock interview for the present choice, and lists earlier attempts. */
export function MockInterviews({ selection }: { readonly selection: Selection }) {
  const [shown, setShown] = useState<string | null>(null)
  const { data: mocks = [] } = useQuery({ ...myMocks, enabled: useHydrated() })
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      {shown === null ? (
        <StartCard selection={selection} isRunning={mocks.some((mock) => isRunningFor(mock, selection))} onStart={setShown} />
      ) : (
        <ShownMock key={shown} id={shown} onClose={() => setShown(null)} />
      )}
      {shown === null && <MockHistory mocks={mocks} onShow={setShown} onDeleted={() => setShown(null)} />}
    </div>
  )
}

const isRunningFor = ({ status, ...mock }: MockSummary, { industry, roleArea, level }: Selection): boolean =>
  status === 'in_progress' && mock.industry === industry && mock.roleArea === roleArea && mock.level === level

type StartProps = { readonly selection: Selection; readonly isRunning: boolean; readonly onStart: (id: string) => void }

function StartCard({ selection, isRunning, onStart }: StartProps) {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { isBusy, run } = useAction(
    async () => {
      const mock = await call('POST /api/mock-interviews', { body: selection })
      client.setQueryData(oneMock(mock.id).queryKey, mock)
      onStart(mock.id)
      await client.invalidateQueries(myMocks)
    },
    { title: 'Could Not Start the Mock Interview' },
  )
  return (
    <Card className="grid gap-3" aria-labelledby="mock-start">
      <h2 id="mock-start" className="text-xl">
        Mock interview
      </h2>
      <p>
        Six questions for {selectionText(selection)}. They are spoken and shown; you speak or type. Each answer gets practice
        scoring with advice, and you see the expected answer.
      </p>
      <p className="text-soft">Only you see it. No employer does, and you can delete it at any time.</p>
      <NeedsScript what="This page needs" />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} disabled={!isHydrated} onClick={() => run()}>
          {isRunning ? 'Go on' : 'Begin'}
        </Button>
        <ButtonLink to={addressOf(selection)} look="outline">
          Back to the preparation
        </ButtonLink>
      </div>
    </Card>
  )
}

function ShownMock({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data: mock, error, isFetching, refetch } = useQuery(oneMock(id))
  if (!mock && error)
    return <FailedPart title="The mock interview could not be loaded" isBusy={isFetching} onRetry={() => void refetch()} />
  if (!mock) return <Skeleton className="h-64" />
  return (
    <>
      <RunningMock mock={mock} />
      <MockReview mock={mock} />
      <Button look={mock.current ? 'quiet' : 'outline'} className="justify-self-start" onClick={onClose}>
        {mock.current ? 'Go on later' : 'Back to my mock interviews'}
      </Button>
    </>
  )
}

function RunningMock({ mock }: { readonly mock: MockInterview }) {
  const control = useMock(mock)
  return mock.current && <MockQuestion mock={mock} current={mock.current} control={control} />
}
