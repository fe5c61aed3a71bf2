import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#platform/web/ui/link.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { addressOf, type TabName, tabs } from '../addresses.ts'
import type { Selection } from '../choices.ts'
import type { PreparationAnswer } from '../contract.ts'
import { PreparationSection } from './preparation-sections.tsx'

type TabsProps = { readonly selection: Selection; readonly chosen: TabName; readonly content: PreparationAnswer }
type TabListProps = Omit<TabsProps, 'content'> & { readonly id: string }

const names = Object.keys(tabs) as TabName[] // the constant has these keys

/** Links, so that each tab can be shared. Scripts turn them into tabs; without scripts, each link is a stop of the Tab key. */
export function PreparationTabs({ selection, chosen, content }: TabsProps) {
  const id = useId()
  const panel = useHydrated() && { role: 'tabpanel', 'aria-labelledby': `${id}-${chosen}` }
  return (
    <div className="grid min-w-0 gap-6">
      <TabList id={id} selection={selection} chosen={chosen} />
      <div id={`${id}-panel`} {...panel} className="grid gap-4">
        <h2 className="sr-only text-xl print:not-sr-only">{tabs[chosen]}</h2>
        <PreparationSection name={chosen} content={content} />
      </div>
    </div>
  )
}

function TabList({ id, selection, chosen }: TabListProps) {
  const walk = useArrowKeys({ id, selection, chosen })
  const isHydrated = useHydrated()
  const list = useRef<HTMLDivElement>(null)
  // On a phone the last tabs may be out of view. Scrolls their row, but not the page.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen}`)
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft + tab.offsetWidth / 2 - list.current.clientWidth / 2
  }, [id, chosen])
  return (
    <div
      ref={list}
      aria-label="Interview preparation"
      {...(isHydrated ? { role: 'tablist', tabIndex: -1, onKeyDown: walk } : { role: 'navigation' })}
      className="relative flex overflow-x-auto noscript:flex-wrap border-b border-line print:hidden"
    >
      {names.map((name) => (
        <Link
          key={name}
          id={`${id}-${name}`}
          to={addressOf(selection, { tab: name })}
          preventScrollReset
          {...(isHydrated ? tabProps(name === chosen, `${id}-panel`) : name === chosen && { 'aria-current': 'page' })}
          className={`-mb-px flex min-h-11 items-center border-b-3 px-4 font-medium whitespace-nowrap -outline-offset-4 hover:text-ink ${name === chosen ? 'border-blue text-ink' : 'border-transparent text-soft'}`}
        >
          {tabs[name]}
        </Link>
      ))}
    </div>
  )
}

const tabProps = (isChosen: boolean, panelId: string) => ({
  role: 'tab',
  'aria-selected': isChosen,
  'aria-controls': panelId,
  tabIndex: isChosen ? 0 : -1,
})

/** One stop for the Tab key; the arrow keys move between the tabs and select them. */
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
