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

/** For a field of a form: what was typed and not sent is there again, also after another page. */
export function useKeptText(key: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (field.current) field.current.value ||= keptText(key)
  }, [key])
  return {
    field,
    keep: ({ target }: ChangeEvent<HTMLTextAreaElement>): void => keepText(key, target.value),
    /** It is sent. Text typed during the call stays in the field. */
    clear(sent: string): void {
      if (field.current?.value.trim() !== sent.trim()) return
      field.current.value = ''
      keepText(key, '')
    },
  }
}
