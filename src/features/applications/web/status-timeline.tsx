import { dateText } from '#platform/contract/dates.ts'
import type { Mover, StatusChange } from '../contract.ts'
import { statusLabels } from '../rules.ts'

const movers: Readonly<Record<Mover, string>> = { candidate: 'by you', employer: 'by the employer', staff: 'by our staff' }

/** What has really happened, in order; the last entry is the present status. */
export function StatusTimeline({ history }: { readonly history: readonly StatusChange[] }) {
  return (
    <ol className="grid">
      {history.map(({ to, by, at }, index) => (
        <li key={at + to} className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 bottom-[-0.5rem] left-[5px] w-0.5 bg-line group-last:hidden" />
          <span
            aria-hidden="true"
            className={`absolute top-1.5 left-0 size-3 rounded-full border-2 border-blue ${index === history.length - 1 ? 'bg-blue' : 'bg-card'}`}
          />
          <span className="font-medium">{statusLabels[to]}</span>
          <span className="text-sm text-soft">
            <time dateTime={at}>{dateText(at)}</time>, {movers[by]}
          </span>
        </li>
      ))}
    </ol>
  )
}
