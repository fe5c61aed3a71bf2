/** Detects the effect of a press. The functions run in the page, to which their source text is sent. */
import type { PageSnapshot } from './page-tools.ts'

function watched(): PageSnapshot {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')]
  const filled = fields.map(({ value, checked }) => `${value} ${checked}`).join('\n')
  return { href: location.href, top: scrollY, focus: document.activeElement, filled }
}

function startWatching(index: number): void {
  Object.assign(window.pressing, { effects: [], pressed: window.pressing.elements[index], before: watched() })
}

function hasFocusMoved(now: Element | null, before: Element | null, pressed: Element): boolean {
  if (now === null || now === before || now === document.body) return false
  return !pressed.contains(now) && !now.contains(pressed)
}

function effectsSoFar(): string[] {
  const { effects, pressed, before } = window.pressing
  if (!before || !pressed) return effects
  const now = watched()
  return [
    ...effects,
    // The fragment is ignored, because links that lead nowhere change it too.
    ...(now.href.split('#')[0] === before.href.split('#')[0] ? [] : ['the address changed']),
    ...(Math.abs(now.top - before.top) < 3 ? [] : ['the page scrolled']),
    ...(now.filled === before.filled ? [] : ['a field changed']),
    ...(hasFocusMoved(now.focus, before.focus, pressed) ? ['the focus moved'] : []),
  ]
}

/** True for loaded resources, and for tooltips that appear near the pointer. */
function isNoise(node: Node): boolean {
  if (!(node instanceof Element)) return false
  return node.matches('script, style, link, [role=tooltip]') || node.querySelector('[role=tooltip]') !== null
}

/** Toasts disappear by themselves, which is no effect of a press. */
function isLeaving(node: Node): boolean {
  return node instanceof Element && node.matches('.toast')
}

function isEffect({ type, target, attributeName, oldValue, addedNodes, removedNodes }: MutationRecord): boolean {
  const at = target instanceof Element ? target : target.parentElement
  if (!at || at.closest('head, [role=tooltip]')) return false
  if (type === 'childList')
    return [...addedNodes].some((node) => !isNoise(node)) || [...removedNodes].some((node) => !isNoise(node) && !isLeaving(node))
  if (type === 'characterData') return true
  const looks = ['class', 'style', 'tabindex', 'data-state', 'aria-describedby']
  const name = attributeName ?? ''
  return !looks.includes(name) && at.getAttribute(name) !== oldValue && !at.closest('.toast')
}

function noteChanges(records: MutationRecord[]): void {
  const effects = records.filter(isEffect)
  if (effects.length === 0) return
  window.pressing.changedAt = performance.now()
  window.pressing.effects.push('the page changed')
}

function note(what: string): () => void {
  return () => void window.pressing.effects.push(what)
}

/** Watches the page. Actions outside of it, such as printing and copying, are recorded and not done. */
function watchAlways(): void {
  window.pressing = { elements: [], effects: [], changedAt: 0, pressed: null, before: null }
  new MutationObserver(noteChanges).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  })
  for (const name of ['invalid', 'toggle', 'close']) addEventListener(name, note(`event: ${name}`), { capture: true })
  // A reload must start without data that earlier presses have stored.
  localStorage.clear()
  sessionStorage.clear()
  window.print = note('printed')
  Object.defineProperty(navigator, 'share', { value: undefined })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => note('copied')() } })
}

/** Closes popups by pressing outside of them. */
function pressOutside(): void {
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const event = name.startsWith('pointer') ? PointerEvent : MouseEvent
    document.documentElement.dispatchEvent(new event(name, { bubbles: true }))
  }
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Resolves when nothing has changed for `forMs`, or after `mostMs`. */
async function quiet(forMs: number, mostMs: number): Promise<void> {
  const until = performance.now() + mostMs
  await frame()
  // Polls by time instead of by frames, because each frame would cost layout and painting.
  do await new Promise((resolve) => setTimeout(resolve, 20))
  while (performance.now() - window.pressing.changedAt < forMs && performance.now() < until)
}

export const watching = [
  watched,
  startWatching,
  hasFocusMoved,
  effectsSoFar,
  isNoise,
  isLeaving,
  isEffect,
  noteChanges,
  note,
  watchAlways,
  pressOutside,
  frame,
  quiet,
]
