import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { SuggestionList } from '#features/job-suggestions/web/suggestion-list.tsx'
import { useCombobox } from '#features/job-suggestions/web/use-combobox.ts'
import { placesBeginning } from '../places.ts'

type PlaceSuggestionsProps = {
  readonly field: HTMLInputElement
  /** The text of the field when it got the focus. */
  readonly untouched: string
  readonly onChosen: (place: string) => void
}

/** Turns the field of the city into a combobox with the cities that the search knows. */
export function PlaceSuggestions({ field, untouched, onChosen }: PlaceSuggestionsProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const offered = placesBeginning(typed)
  const { isOpen, active, choose } = useCombobox(field, {
    listId: id,
    count: offered.length,
    untouched,
    onTyped: (text) => {
      setAnnouncement('')
      setTyped(text)
    },
    onChosen: (at) => {
      const place = offered[at]
      if (place) onChosen(place)
      setAnnouncement(place ? `${place} chosen.` : '')
      setTyped('')
    },
  })
  return createPortal(
    <SuggestionList
      id={id}
      offered={isOpen ? offered.map((text) => ({ kind: 'city' as const, text })) : []}
      active={active}
      announcement={announcement}
      onChoose={choose}
    />,
    field.parentElement ?? document.body,
  )
}
