import type { Invitation } from '../contract.ts'
import { slotText, wayLabels } from '../rules.ts'

export function InterviewFacts({ invitation: { bookedAt, minutes, way, place, note } }: { readonly invitation: Invitation }) {
  return (
    <dl className="grid gap-1">
      {bookedAt && (
        <Fact name="Time">
          <time dateTime={bookedAt}>{slotText(bookedAt)}</time>
        </Fact>
      )}
      <Fact name="Length">{minutes} minutes</Fact>
      <Fact name="How">{wayLabels[way]}</Fact>
      {place && (
        <Fact name="Where">
          {way === 'video' ? (
            <a href={place} rel="noreferrer" target="_blank" className="inline-block py-2.5 text-blue-dark underline">
              {place}
            </a>
          ) : (
            place
          )}
        </Fact>
      )}
      {note && <Fact name="Note">{note}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[6rem_1fr] sm:items-baseline">
      <dt className="text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
