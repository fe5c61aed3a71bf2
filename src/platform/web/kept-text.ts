import { type ChangeEvent, useEffect, useRef } from 'react'

/** Typed text survives a reload and a lost connection. A browser without storage is no error. */
export function keepText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text)
    else sessionStorage.removeItem(key)
  } catch {}
}

export function keptText(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function fillIn(field: HTMLTextAreaElement | null, key: string): void {
  if (field) field.value ||= keptText(key)
}

/** For a field of a form: what was typed and not sent is there again, also after another page. `clear` is for when it is sent. */
export function useKeptText(key: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => fillIn(field.current, key), [key])
  const keep = ({ target }: ChangeEvent<HTMLTextAreaElement>): void => keepText(key, target.value)
  /** Text typed during the call stays in the field. */
  const clear = (sent: string): void => {
    if (field.current?.value.trim() !== sent.trim()) return
    field.current.value = ''
    keepText(key, '')
  }
  return [field, keep, clear] as const
}
