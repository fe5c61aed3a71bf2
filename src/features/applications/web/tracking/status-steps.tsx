import { ChevronRight } from 'lucide-react'
import { dateText } from '#platform/contract/dates.ts'
import type { StatusChange } from '../../contract.ts'
import { statusLabels } from '../../rules.ts'

/** The steps so far, in one line if there is room; the last one is the current status. */
export function StatusSteps({ history }: { readonly history: readonly StatusChange[] }) {
  return (
    <ol aria-label="What has happened" className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm">
      {history.map(({ to, at }, index) => (
        <li key={at + to} className="flex items-center gap-1.5">
          {index > 0 && <ChevronRight aria-hidden="true" className="size-4 text-soft" />}
          <span className={index === history.length - 1 ? 'font-medium' : 'text-soft'}>{statusLabels[to]}</span>
          <time dateTime={at} className="text-soft">
            {dateText(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
