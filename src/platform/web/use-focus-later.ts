import { useEffect, useRef } from 'react'

/** A button that moves or goes away loses the focus. This gives it to the element of that id once the list is rendered. */
export function useFocusLater(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.focus()
    wanted.current = null
  })
  return (id) => {
    wanted.current = id
  }
}
