import { statusLabels } from '#features/applications/rules.ts'
import type { ApplicationStatus } from '#features/applications/contract.ts'
import { CheckField } from '#platform/web/ui/field.tsx'
import { moveKeys } from '../rules.ts'
import { useSingleKeySwitch } from './use-single-keys.ts'

const others = {
  table: [
    ['J K', 'next and previous row'],
    ['Space', 'choose the row'],
  ],
  board: [
    ['Enter', 'choose where to move a card'],
    ['Esc', 'put it back'],
  ],
  page: [['J K', 'next and previous applicant']],
} as const

/** Explains the keys, with the switch that turns single keys off. */
export function KeysHelp({ view }: { readonly view: keyof typeof others }) {
  const { isOn, change } = useSingleKeySwitch()
  const moves = Object.entries(moveKeys) as [ApplicationStatus, string][] // its keys are statuses
  return (
    <details className="relative max-lg:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-soft">Keys</summary>
      <div className="absolute right-0 z-20 grid w-72 gap-2 rounded-card border border-line bg-card p-4 text-sm">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {moves.map(([status, key]) => (
            <Key key={key} name={key.toUpperCase()} does={statusLabels[status]} />
          ))}
          {others[view].map(([name, does]) => (
            <Key key={name} name={name} does={does} />
          ))}
          <Key name="Z" does="take the last move back" />
        </dl>
        <CheckField label="Use single keys" checked={isOn} onChange={(event) => change(event.target.checked)} />
      </div>
    </details>
  )
}

function Key({ name, does }: { readonly name: string; readonly does: string }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd>{does}</dd>
    </>
  )
}
