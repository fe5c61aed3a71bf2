/**
 * The first script of every page. It is small and loaded alone, so that presses and typed text before hydration are not lost
 * (docs/decisions/0222-presses-before-hydration.md). A page for reading has only this script, which loads the others when the reader touches the
 * page, moves the pointer or uses the keyboard. Links, and forms with an `action`, work without the others.
 */
import { noteText, noteTexts, restoreBeforeTyping } from './early-text.ts'
import { isHydrated, lookAgainMs, reactIn } from './hydrated.ts'
import { watchRelease } from './replaced-release.ts'
import { watchRows } from './rows-in-view.ts'
import { missingAfterMs, showMissing } from './scripts-missing.ts'
import { address as shownAddress, keepPanelFields, restoreFields } from './typed-fields.ts'

const own = document.querySelector<HTMLScriptElement>('script[data-entry]')
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const longestWaitMs = 30_000
/** A button that is still disabled this long after its hydration waits for something else, such as a text. */
const longestDisabledMs = 3_000

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

const isTaken = (element: Element): boolean => isHydrated() && reactIn(element, '__reactProps') !== undefined

const styleAgainMs = 3_000

/** Each attempt waits twice as long as the one before, so a style sheet that no longer exists costs the server little. */
function addLater(link: HTMLLinkElement): void {
  if (link.rel !== 'stylesheet') return
  const pauseMs = Number(link.dataset['pause'] ?? styleAgainMs)
  link.dataset['pause'] = String(pauseMs * 2)
  setTimeout(() => link.replaceWith(link.cloneNode()), pauseMs)
}

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

document.getElementById('script-notice')?.remove()
if (own) for (const type of signs) addEventListener(type, start, { passive: true })
else setTimeout(sayMissing, missingAfterMs)
// An error event of a script does not bubble, so it is captured. The script, or one that it imports, could not be loaded.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayMissing(), { capture: true })
// A style sheet that was cut off: the bundler's code for parts of a page requests it only once.
addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && addLater(target), { capture: true })
watchRows()
watchRelease()
noteTexts()
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', restoreFields)
addEventListener('DOMContentLoaded', noteTexts)
addEventListener('click', notePress, { capture: true })
addEventListener('click', (press) => isHydrated() || keepPanelFields(press), { capture: true })
addEventListener('pointerup', notePress, { capture: true })
// Typing cancels a stored press: the person may decide otherwise, also if the text has enabled the button.
addEventListener('input', forget, { capture: true })
addEventListener('input', noteText, { capture: true })
addEventListener('beforeinput', restoreBeforeTyping, { capture: true })
if (document.readyState !== 'loading') restoreFields()
// Back and Forward change only the URL: without the router, nothing changes the page.
addEventListener('popstate', () => !isHydrated() && location.pathname + location.search !== shownAddress && location.reload())
