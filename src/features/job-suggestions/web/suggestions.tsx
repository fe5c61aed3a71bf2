import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { Suggestion, suggestions } from '../contract.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useCombobox } from './use-combobox.ts'

const ask = apiQuery<typeof suggestions>()
const leastTyped = 2

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
    <SuggestionList id={id} offered={isOpen ? offered : []} active={active} announcement={announcement} onChoose={choose} />,
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

/** Puts a selected city into the field for places, wherever it was typed. Nothing is searched before the form is submitted. */
function fill(field: HTMLInputElement, { kind, text }: Suggestion): string {
  const where = field.form?.elements.namedItem('location')
  if (kind === 'city' && where instanceof HTMLInputElement && where !== field) {
    field.value = ''
    where.value = text
    // Opens the collapsed section, because the change would not be visible on a phone otherwise.
    const folded = where.closest('details')
    if (folded) folded.open = true
    return `${text} is now in the Location field. Press Enter to search.`
  }
  field.value = text
  return `${text} chosen. Press Enter to search.`
}
