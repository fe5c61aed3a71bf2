import { type KeyboardEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import type { Selection } from '../choices.ts'
import type { PreparationAnswer } from '../contract.ts'
import { PreparationSection } from './preparation-sections.tsx'
import { addressOf, type TabName, tabs } from './selection.ts'

type TabsProps = { readonly selection: Selection; readonly chosen: TabName; readonly content: PreparationAnswer }

const names = Object.keys(tabs) as TabName[] // the keys of a constant

/** Tabs that are links, so that each can be shared and works without scripts. One stop for the Tab key; the arrow keys move and choose. */
export function PreparationTabs({ selection, chosen, content }: TabsProps) {
  const id = useId()
  const navigate = useNavigate()

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const at = names.indexOf(chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key]
    const next = to === undefined ? undefined : names.at(to % names.length)
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}-${next}`)?.focus()
    void navigate(addressOf(selection, { tab: next }), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid min-w-0 gap-6">
      <div
        role="tablist"
        aria-label="Interview preparation"
        tabIndex={-1}
        onKeyDown={walk}
        className="flex overflow-x-auto border-b border-line"
      >
        {names.map((name) => (
          <Link
            key={name}
            id={`${id}-${name}`}
            role="tab"
            to={addressOf(selection, { tab: name })}
            preventScrollReset
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            className="-mb-px flex min-h-11 items-center border-b-3 border-transparent px-4 font-medium whitespace-nowrap text-soft -outline-offset-4 hover:text-ink aria-selected:border-blue aria-selected:text-ink"
          >
            {tabs[name]}
          </Link>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="grid gap-4">
        <h2 className="sr-only">{tabs[chosen]}</h2>
        <PreparationSection name={chosen} content={content} />
      </div>
    </div>
  )
}
