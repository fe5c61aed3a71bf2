import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import { addressOf, type TabName, tabs } from '../addresses.ts'
import type { Selection } from '../choices.ts'
import type { PreparationAnswer } from '../contract.ts'
import { PreparationSection } from './preparation-sections.tsx'

type TabsProps = { readonly selection: Selection; readonly chosen: TabName; readonly content: PreparationAnswer }
type TabListProps = Omit<TabsProps, 'content'> & { readonly id: string }

const names = Object.keys(tabs) as TabName[] // the keys of a constant

/** Tabs that are links, so that each can be shared and works without scripts. */
export function PreparationTabs({ selection, chosen, content }: TabsProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-6">
      <TabList id={id} selection={selection} chosen={chosen} />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="grid gap-4">
        <h2 className="sr-only">{tabs[chosen]}</h2>
        <PreparationSection name={chosen} content={content} />
      </div>
    </div>
  )
}

function TabList({ id, selection, chosen }: TabListProps) {
  const walk = useArrowKeys({ id, selection, chosen })
  const list = useRef<HTMLDivElement>(null)
  // On a phone the last tabs are out of view; the page itself does not move.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen}`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2
  }, [id, chosen])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Interview preparation"
      tabIndex={-1}
      onKeyDown={walk}
      className="relative flex overflow-x-auto border-b border-line print:hidden"
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
  )
}

/** One stop for the Tab key; the arrow keys move between tabs and choose. */
function useArrowKeys({ id, selection, chosen }: TabListProps) {
  const navigate = useNavigate()
  return (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = names.indexOf(chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key]
    const next = to === undefined ? undefined : names.at(to % names.length)
    if (!next) return
    event.preventDefault()
    document.getElementById(`${id}-${next}`)?.focus()
    void navigate(addressOf(selection, { tab: next }), { replace: true, preventScrollReset: true })
  }
}
