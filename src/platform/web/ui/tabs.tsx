import { type KeyboardEvent, type ReactNode, useId } from 'react'

type Tab<Name extends string> = { readonly name: Name; readonly label: ReactNode }

type TabsProps<Name extends string> = {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly chosen: Name
  readonly onChoose: (name: Name) => void
  /** The content of the chosen tab. */
  readonly children: ReactNode
}

/** Tabs with one stop for the Tab key; the arrow keys move between the tabs and select them. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId()

  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }

  return (
    <div className="grid gap-6">
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk} className="scroll-row border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={`${id}-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            className="-mb-px min-h-11 cursor-pointer border-b-3 border-transparent px-4 font-medium whitespace-nowrap text-soft -outline-offset-4 hover:text-ink aria-selected:border-blue aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  )
}
