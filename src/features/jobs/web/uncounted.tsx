import { FailedPart } from '#platform/web/ui/states.tsx'
import { useFigures } from './job-figures.ts'

export function Uncounted() {
  const { refetch, isFetching } = useFigures()
  return <FailedPart title="Failed to fetch the figures" isBusy={isFetching} onRetry={() => void refetch()} />
}
