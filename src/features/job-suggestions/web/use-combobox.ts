import { useEffect, useEffectEvent, useRef, useState } from 'react'

const typingPauseMs = 150

type Combobox = {
  readonly listId: string
  readonly count: number
  /** Called with the field's text after a pause in typing. */
  readonly onTyped: (text: string) => void
  readonly onChosen: (place: number) => void
  /** The text that was there before the person typed. React writes what is typed into a controlled field's default value, so it must be given there. */
  readonly untouched?: string
}

/** The behaviour of a combobox: arrow keys, Enter, Escape. `active` is the index that Enter selects, or -1. */
export function useCombobox(
  field: HTMLInputElement,
  { listId, count, onTyped, onChosen, untouched = field.defaultValue }: Combobox,
) {
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const isOpen = isWanted && count > 0
  const ask = (): void => {
    onTyped(field.value.trim())
    setWanted(true)
    setActive(-1)
  }
  const close = (): void => setWanted(false)
  const choose = (place: number): void => {
    close()
    onChosen(place)
  }
  const move = (step: number): void => {
    if (!isOpen) return ask()
    setActive((before) => (before < 0 && step < 0 ? count - 1 : (before + step + count) % count))
  }
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    ...(isOpen ? { Escape: close } : {}),
    ...(isOpen && active >= 0 ? { Enter: () => choose(active) } : {}),
  }
  useTyping(field, { onPause: ask, onLeft: close, untouched })
  useKeys(field, deeds)
  useAttributes(field, {
    'aria-expanded': String(isOpen),
    'aria-controls': isOpen ? listId : null,
    'aria-activedescendant': isOpen && active >= 0 ? `${listId}${active}` : null,
  })
  return { isOpen, active, choose }
}

type TypingHandlers = { readonly onPause: () => void; readonly onLeft: () => void; readonly untouched: string }

function useTyping(field: HTMLInputElement, { onPause, onLeft, untouched }: TypingHandlers): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pause = useEffectEvent(onPause)
  const leave = useEffectEvent(onLeft)
  const isTouched = useEffectEvent(() => document.activeElement === field && field.value !== untouched)
  useEffect(() => {
    const typed = (event?: Event): void => {
      // A word that an input method is composing is incomplete.
      if (event instanceof InputEvent && event.isComposing) return
      clearTimeout(timer.current)
      timer.current = setTimeout(() => pause(), typingPauseMs)
    }
    const left = (): void => {
      clearTimeout(timer.current)
      leave()
    }
    const listeners = { input: typed, compositionend: typed, blur: left }
    for (const [name, listener] of Object.entries(listeners)) field.addEventListener(name, listener)
    field.form?.addEventListener('submit', left)
    // The person may have typed before these listeners were added.
    if (isTouched()) typed()
    return () => {
      clearTimeout(timer.current)
      for (const [name, listener] of Object.entries(listeners)) field.removeEventListener(name, listener)
      field.form?.removeEventListener('submit', left)
    }
  }, [field])
}

function useKeys(field: HTMLInputElement, deeds: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = deeds[event.key]
    // An input method uses these keys itself while it composes a word.
    if (!action || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    field.addEventListener('keydown', listener)
    return () => field.removeEventListener('keydown', listener)
  }, [field])
}

const lasting = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox', autocomplete: 'off' } as const

function useAttributes(field: HTMLInputElement, changing: Readonly<Record<string, string | null>>): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(lasting)) field.setAttribute(name, value)
    return () => {
      for (const name of [...Object.keys(lasting), 'aria-expanded']) field.removeAttribute(name)
    }
  }, [field])
  useEffect(() => {
    for (const [name, value] of Object.entries(changing)) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  })
}
