import './suggestions.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { Suggestion, SuggestionKind, suggestions } from '../contract.ts'
import { useCombobox } from './use-combobox.ts'

const ask = apiQuery<typeof suggestions>()
const leastTyped = 2

const kindNames: Readonly<Record<SuggestionKind, string>> = { role: 'Role', company: 'Company', city: 'City' }

/** Turns a field in use into a combobox. The input element stays the same, with its focus and text. */
export function Suggestions({ field }: { readonly field: HTMLInputElement }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [announcement, setSaid] = useState('')
  const offered = useOffered(field, query)
  const { isOpen, active, choose } = useCombobox(field, {
    listId: id,
    count: offered.length,
    onTyped: (text) => {
      setSaid('')
      setQuery(text)
    },
    onChosen: (place) => {
      const chosen = offered[place]
      if (chosen) setSaid(fill(field, chosen))
      setQuery('')
    },
  })
  return createPortal(
    <>
      <output className="sr-only">{isOpen ? countText(offered.length) : announcement}</output>
      {isOpen && <List id={id} offered={offered} active={active} onChoose={choose} />}
    </>,
    field.parentElement ?? document.body,
  )
}

function useOffered(field: HTMLInputElement, query: string): readonly Suggestion[] {
  const isLongEnough = query.length >= leastTyped
  const { data = [] } = useQuery({
    ...ask('GET /api/jobs/suggestions', { query: { q: query, kind: field.name === 'location' ? 'city' : undefined } }),
    enabled: isLongEnough,
    // The list stays while the next one is loading; only the answer to the last call is shown.
    placeholderData: (before) => before,
  })
  return isLongEnough ? data : []
}

type ListProps = {
  readonly id: string
  readonly offered: readonly Suggestion[]
  readonly active: number
  readonly onChoose: (place: number) => void
}

function List({ id, offered, active, onChoose }: ListProps) {
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

/** Puts a selected city into the field for places, wherever it was typed. Nothing is searched before the form is submitted. */
function fill(field: HTMLInputElement, { kind, text }: Suggestion): string {
  const where = field.form?.elements.namedItem('location')
  if (kind === 'city' && where instanceof HTMLInputElement && where !== field) {
    field.value = ''
    where.value = text
    // Opens the collapsed section, because the change would not be visible on a phone otherwise.
    const folded = where.closest('details')
    if (folded) folded.open = true
    return `${text} is now in the Location field.`
  }
  field.value = text
  return `${text} chosen.`
}

function countText(count: number): string {
  return `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Use the up and down arrows.`
}
