import { useQueryClient } from '@tanstack/react-query'
import { selectionText } from '#features/interview-preparation/choices.ts'
import { momentText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useState } from 'react'
import type { mockInterviews, MockSummary } from '../contract.ts'
import { myMocks } from './mock-queries.ts'

const call = apiCalls<typeof mockInterviews>()

type HistoryProps = {
  readonly mocks: readonly MockSummary[]
  readonly onShow: (id: string) => void
  readonly onDeleted: (id: string) => void
}

/** The person's own attempts, the newest first. */
export function MockHistory({ mocks, onShow, onDeleted }: HistoryProps) {
  if (mocks.length === 0) return null
  return (
    <Card className="grid gap-3" aria-labelledby="mock-history">
      <h2 id="mock-history" className="text-xl">
        Your mock interviews
      </h2>
      <ul className="grid gap-3">
        {mocks.map((mock) => (
          <li key={mock.id} className="grid gap-1 border-t border-line pt-3">
            <Attempt mock={mock} onShow={onShow} onDeleted={onDeleted} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Attempt({ mock, onShow, onDeleted }: Omit<HistoryProps, 'mocks'> & { readonly mock: MockSummary }) {
  const client = useQueryClient()
  const [isSure, setSure] = useState(false)
  const { id, answered, total, weightedScore, status, createdAt } = mock
  const name = `${selectionText(mock)}, ${momentText(createdAt)}`
  const { isBusy, run } = useAction(
    async () => {
      await call('DELETE /api/mock-interviews/:id', { params: { id } })
      onDeleted(id)
      await client.invalidateQueries(myMocks)
    },
    { title: 'Could Not Delete the Mock Interview' },
  )
  return (
    <>
      <p className="wrap-anywhere">{name}</p>
      <p className="text-soft">
        {status === 'in_progress' ? 'Not ended' : weightedScore === null ? 'Not scored' : `${weightedScore.toFixed(1)} / 10`} ·{' '}
        {answered} of {total} answered
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" aria-label={`${status === 'completed' ? 'Show' : 'Go on'}: ${name}`} onClick={() => onShow(id)}>
          {status === 'completed' ? 'Show' : 'Go on'}
        </Button>
        <Button
          look="quiet"
          isBusy={isBusy}
          aria-label={`${isSure ? 'Yes, delete' : 'Delete'}: ${name}`}
          onClick={() => (isSure ? run() : setSure(true))}
        >
          {isSure ? 'Yes, delete' : 'Delete'}
        </Button>
      </div>
    </>
  )
}
