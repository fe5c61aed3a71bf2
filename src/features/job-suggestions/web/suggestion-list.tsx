import './suggestions.css'
import { useEffect, useRef } from 'react'
import type { Suggestion, SuggestionKind } from '../contract.ts'

const kindNames: Readonly<Record<SuggestionKind, string>> = { role: 'Role', company: 'Company', city: 'City' }

type ListProps = {
  readonly id: string
  /** Nothing while the list is closed. */
  readonly offered: readonly Suggestion[]
  readonly active: number
  /** What was chosen, for people who do not see the field. */
  readonly announcement: string
  readonly onChoose: (place: number) => void
}

/** The list of a combobox, below its field, with the number of its entries for people who do not see it. */
export function SuggestionList({ announcement, ...list }: ListProps) {
  const { offered } = list
  return (
    <>
      <output className="sr-only">{offered.length > 0 ? countText(offered.length) : announcement}</output>
      {offered.length > 0 && <List {...list} />}
    </>
  )
}

function List({ id, offered, active, onChoose }: Omit<ListProps, 'announcement'>) {
  return (
    <div
      id={id}
      role="listbox" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a select is a field of its own
      aria-label="Suggestions"
      className="suggestions grid rounded-control border border-line-strong bg-card"
    >
      {offered.map((one, place) => (
        <Option
          key={`${one.kind} ${one.text}`}
          id={`${id}${place}`}
          one={one}
          isActive={place === active}
          onChoose={() => onChoose(place)}
        />
      ))}
    </div>
  )
}

type OptionProps = {
  readonly id: string
  readonly one: Suggestion
  readonly isActive: boolean
  readonly onChoose: () => void
}

function Option({ id, one: { kind, text }, isActive, onChoose }: OptionProps) {
  const item = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      ref={item}
      type="button"
      id={id}
      role="option" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- options stand in selects only
      aria-selected={isActive}
      tabIndex={-1}
      // Prevents the press from moving the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-blue-wash ${isActive ? 'bg-blue-wash' : ''}`}
    >
      <span className="min-w-0 wrap-anywhere">{text}</span> <span className="text-sm text-soft">{kindNames[kind]}</span>
    </button>
  )
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`
}
