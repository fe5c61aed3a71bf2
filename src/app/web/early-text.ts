/** Part of the first script of every page: keeps what is typed until React has hydrated the fields. */
import { isHydrated, lookAgainMs, reactIn } from './hydrated.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement
const typed = new Map<TextField, string>()
const choices: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file'])
let isHandedOver = false

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !choices.has(target.type))

function note(field: TextField): void {
  if (typed.size === 0) setTimeout(handOver, lookAgainMs)
  typed.set(field, field.value)
}

/** After hydration, only text that goes on what was typed before is noted. */
export function noteText({ target }: Event): void {
  if (!isHandedOver && isTextField(target) && (!isHydrated() || typed.has(target))) note(target)
}

/** Notes texts that the browser has restored after a reload. */
export function noteTexts(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
}

/** A letter typed between hydration and the next look goes behind what was typed before it, not behind the initial text. */
export function restoreBeforeTyping({ target }: Event): void {
  if (isHandedOver || !isTextField(target) || !isHydrated()) return
  const text = typed.get(target)
  if (text !== undefined && text !== target.value) restore(target, text)
}

/** Restores typed text after hydration, when React resets text areas and fields with listeners to their initial text (the latter a moment later). */
function handOver(): void {
  if (!isHydrated()) return void setTimeout(handOver, lookAgainMs)
  isHandedOver = true
  for (const [field, text] of typed)
    if (field.value !== text || 'value' in (reactIn(field, '__reactProps') ?? {})) restore(field, text)
}

function restore(field: TextField, text: string): void {
  const { selectionStart } = field
  // A reset moves the cursor, too.
  const [start, end] = field.value === text ? [selectionStart, field.selectionEnd] : [text.length, text.length]
  // The value is set by the setter of the class. React replaces the setter of the element, and would take the text for unchanged.
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(start, end)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
