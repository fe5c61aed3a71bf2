import { dateText } from '#platform/contract/dates.ts'
import type { Mover, StatusChange } from '../contract.ts'
import { statusLabels } from '../rules.ts'

type Reader = 'candidate' | 'employer'

const movers: Readonly<Record<Reader, Readonly<Record<Mover, string>>>> = {
  candidate: { candidate: 'by you', employer: 'by the employer', staff: 'by our staff' },
  employer: { candidate: 'by the candidate', employer: 'by your company', staff: 'by our staff' },
}

type StatusTimelineProps = { readonly history: readonly StatusChange[]; readonly reader?: Reader }

/** The history of an application in order; the last entry is the current status. */
export function StatusTimeline({ history, reader = 'candidate' }: StatusTimelineProps) {
  return (
    <ol className="grid">
      {history.map(({ to, by, at, note }, index) => (
        <li key={at + to} className="group relative grid gap-0.5 pb-4 pl-6 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 bottom-[-0.5rem] left-[5px] w-0.5 bg-line group-last:hidden" />
          <span
            aria-hidden="true"
            className={`absolute top-1.5 left-0 size-3 rounded-full border-2 border-blue ${index === history.length - 1 ? 'bg-blue' : 'bg-card'}`}
          />
          <span className="font-medium">{statusLabels[to]}</span>
          <span className="text-sm text-soft">
            <time dateTime={at}>{dateText(at)}</time>, {movers[reader][by]}
          </span>
          {note && <span className="text-sm">{note}</span>}
        </li>
      ))}
    </ol>
  )
}
