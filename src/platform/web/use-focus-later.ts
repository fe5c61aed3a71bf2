import { useEffect, useState } from 'react'

/**
 * A button that moves or goes away loses the focus. This gives it to the element of that id once the list is rendered.
 * A state, not a ref: the effects of an earlier rendering may run between the press and the new list.
 */
export function useFocusLater(): (id: string) => void {
  const [wanted, setWanted] = useState<{ readonly id: string }>()
  useEffect(() => {
    const element = wanted && document.getElementById(wanted.id)
    element?.focus()
    // One that has moved with its entry and kept the focus is not brought into view by it.
    element?.scrollIntoView({ block: 'nearest' })
  }, [wanted])
  return (id) => setWanted({ id })
}
