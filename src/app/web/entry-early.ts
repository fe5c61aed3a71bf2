/**
 * The first script of every page. It is small and loaded alone, so that presses and typed text before hydration are not lost
 * (docs/decisions/0222-presses-before-hydration.md). A page for reading has only this script, which loads the others when the reader touches the
 * page, moves the pointer or uses the keyboard. Links, and forms with an `action`, work without the others.
 */
import { watchRelease } from './replaced-release.ts'
import { watchRows } from './rows-in-view.ts'
import { missingAfterMs, showMissing } from './scripts-missing.ts'
import { address as shownAddress, keepPanelFields, restoreFields } from './typed-fields.ts'

const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const longestWaitMs = 30_000
/** A button that is still disabled this long after its hydration waits for something else, such as a text. */
const longestDisabledMs = 3_000
const lookAgainMs = 50

/** A browser also reports a pointer that has not moved, when the page appears under it. */
const isResting = (sign: Event): boolean =>
  sign.type === 'pointermove' && sign instanceof PointerEvent && sign.movementX === 0 && sign.movementY === 0

function start(sign: Event): void {
  if (isResting(sign)) return
  for (const type of signs) removeEventListener(type, start)
  const { entry = '', scripts = '' } = own?.dataset ?? {}
  for (const href of scripts.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  setTimeout(sayMissing, missingAfterMs)
  import(/* @vite-ignore */ entry).catch(sayMissing)
}

const sayMissing = (): void => showMissing(isHydrated)

/** An element with the properties that React adds at hydration. */
type MarkedElement = (Element | Document) & Readonly<Record<string, object | undefined>>
type Root = { readonly stateNode?: { readonly current?: { readonly memoizedState?: { readonly isDehydrated?: boolean } } } }

function reactIn(element: Element | Document, name: string): object | undefined {
  const key = Object.keys(element).find((one) => one.startsWith(name))
  return key === undefined ? undefined : (element as MarkedElement)[key] // React has set it
}

/** True once React has hydrated the page. Lazy parts are hydrated later. */
function isHydrated(): boolean {
  const root: Root | undefined = reactIn(document, '__reactContainer')
  return root?.stateNode?.current?.memoizedState?.isDehydrated === false
}

const isTaken = (element: Element): boolean => isHydrated() && reactIn(element, '__reactProps') !== undefined

type EarlyPress = { readonly button: HTMLButtonElement; readonly sign: Animation; until: number }
let kept: EarlyPress | null = null

/** Stores the last press. The button pulses until the press is carried out. */
function keep(button: HTMLButtonElement): void {
  forget()
  const sign = button.animate({ opacity: [1, 0.4] }, { duration: 600, iterations: Infinity, direction: 'alternate' })
  kept = { button, sign, until: performance.now() + longestWaitMs }
  pressWhenTaken(kept)
}

function forget(): void {
  kept?.sign.cancel()
  kept = null
}

function pressWhenTaken(press: EarlyPress): void {
  if (press !== kept) return
  const { button } = press
  if (isTaken(button)) press.until = Math.min(press.until, performance.now() + longestDisabledMs)
  const isGone = !button.isConnected || performance.now() > press.until
  if (isGone) return forget()
  if (button.disabled || !isTaken(button)) return void setTimeout(pressWhenTaken, lookAgainMs, press)
  // React sets its properties while it renders a part; the part works only once that rendering is done.
  setTimeout(() => {
    if (press !== kept) return
    forget()
    button.click()
  }, lookAgainMs)
}

/** Buttons that work without scripts. */
const worksAlone = (button: HTMLButtonElement): boolean =>
  button.matches('[popovertarget], [type=reset]') || (button.type === 'submit' && button.form?.hasAttribute('action') === true)

/** Notes a press before hydration. A disabled button reports no click, but it does report the end of a touch. */
function notePress({ target, type }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  // The button is hydrated and was pressed again: this press replaces the stored one.
  if (isTaken(button)) return void (button === kept?.button && forget())
  if (button.disabled !== (type === 'pointerup')) return
  if (button.disabled || !worksAlone(button)) keep(button)
}

type TextField = HTMLInputElement | HTMLTextAreaElement
const typed = new Map<TextField, string>()
const choices: ReadonlySet<string> = new Set(['checkbox', 'radio', 'file'])

function note(field: TextField): void {
  if (typed.size === 0) setTimeout(handOver, lookAgainMs)
  typed.set(field, field.value)
}

function noteText({ target }: Event): void {
  // Typing cancels a stored press: the person may decide otherwise, also if the text has enabled the button.
  forget()
  if (isHydrated()) return
  const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !choices.has(target.type))
  if (isText) note(target)
}

/** Notes texts that the browser has restored after a reload. */
function noteTexts(): void {
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) note(area)
}

/** Restores typed text after hydration, when React resets text areas and fields with listeners to their initial text (the latter a moment later). */
function handOver(): void {
  if (!isHydrated()) return void setTimeout(handOver, lookAgainMs)
  for (const [field, text] of typed) {
    if (field.value === text && !('value' in (reactIn(field, '__reactProps') ?? {}))) continue
    const { selectionStart, selectionEnd } = field
    // The value is set by the setter of the class. React replaces the setter of the element, and would take the text for unchanged.
    field.value = ''
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
    if (selectionStart !== null && field === document.activeElement) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

document.getElementById('script-notice')?.remove()
if (own) for (const type of signs) addEventListener(type, start, { passive: true })
else setTimeout(sayMissing, missingAfterMs)
// An error event of a script does not bubble, so it is captured. The script, or one that it imports, could not be loaded.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayMissing(), { capture: true })
watchRows()
watchRelease()
noteTexts()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreFields)
addEventListener('DOMContentLoaded', noteTexts)
addEventListener('click', notePress, { capture: true })
addEventListener('click', (press) => isHydrated() || keepPanelFields(press), { capture: true })
addEventListener('pointerup', notePress, { capture: true })
addEventListener('input', noteText, { capture: true })
if (document.readyState !== 'loading') restoreFields()
// Back and Forward change only the URL: without the router, nothing changes the page.
addEventListener('popstate', () => !isHydrated() && location.pathname + location.search !== shownAddress && location.reload())
