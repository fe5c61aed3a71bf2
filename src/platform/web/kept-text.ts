import { type ChangeEvent, useEffect, useRef } from 'react'
import { accountOfPage } from './account-of-page.ts'

/** Another account in the same tab must not find the text. */
const ownKey = (key: string): string => `${accountOfPage() ?? ''}:${key}`

/** Keeps typed text over a reload or a lost connection. Does nothing in a browser without storage. */
export function keepText(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(ownKey(key), text)
    else sessionStorage.removeItem(ownKey(key))
  } catch {}
}

export function keptText(key: string): string {
  try {
    return sessionStorage.getItem(ownKey(key)) ?? ''
  } catch {
    return ''
  }
}

function fillIn(field: HTMLTextAreaElement | null, key: string): void {
  if (field) field.value ||= keptText(key)
}

/** Restores the text of a form field that was typed but not sent, also on a later page. Call `clear` after sending. */
export function useKeptText(key: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => fillIn(field.current, key), [key])
  const keep = ({ target }: ChangeEvent<HTMLTextAreaElement>): void => keepText(key, target.value)
  /** Only the sent text is cleared: text typed during the call stays in the field. */
  const clear = (sent: string): void => {
    if (field.current?.value.trim() !== sent.trim()) return
    field.current.value = ''
    keepText(key, '')
  }
  return [field, keep, clear] as const
}
