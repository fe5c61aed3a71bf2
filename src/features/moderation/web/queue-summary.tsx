import { Badge } from '#platform/web/ui/badge.tsx'
import type { QueueFigures } from '../contract.ts'
import { between, spanText } from './age-text.ts'

type QueueSummaryProps = { readonly at: string; readonly figures: QueueFigures | undefined }

/** A queue on the dashboard: the number of waiting and overdue entries, and the age of the oldest. */
export function QueueSummary({ at, figures }: QueueSummaryProps) {
  if (!figures) return null
  const { waiting, oldest, overdue, mine } = figures
  return (
    <>
      <p className="text-xl font-semibold two:text-2xl">{waiting}</p>
      {oldest && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          Oldest: {spanText(between(oldest, at))}
          {overdue > 0 && <Badge look="brick">{overdue.toLocaleString('en-IN')} overdue</Badge>}
          {mine > 0 && <Badge look="blue">{mine.toLocaleString('en-IN')} claimed by you</Badge>}
        </p>
      )}
    </>
  )
}
