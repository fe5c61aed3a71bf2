import { useEffect, useState } from 'react'

/**
 * A button that moves or is removed loses the focus. The returned function gives the focus to the element with this id once the list is rendered. It
 * uses a state and not a ref, because effects of an earlier rendering may run between the press and the new list.
 */
export function useFocusLater(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id)
    element?.focus()
    // If a button moved with its entry and kept the focus, focusing it does not scroll it into view.
    element?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return (id) => setWanted({ id })
}
