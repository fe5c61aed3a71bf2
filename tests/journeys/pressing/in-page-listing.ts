/** Finds the elements that can be pressed. The functions run in the page, to which their source text is sent. */
import type { Aim, Link } from './page-tools.ts'

function nameOf(element: Element): string {
  const value = element instanceof HTMLInputElement ? element.value : element.textContent
  return (element.getAttribute('aria-label') ?? value).replaceAll(/\s+/g, ' ').trim().slice(0, 80)
}

function isPressable(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const modal = document.querySelector('dialog:modal')
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    width > 1 &&
    height > 1 &&
    (!modal || modal.contains(element)) &&
    !element.matches(':disabled') &&
    !element.closest('[inert], [aria-hidden="true"], [aria-disabled="true"]') &&
    // Elements that are already selected have no effect when pressed.
    !element.matches('[role=tab][aria-selected=true], [aria-current]:not([aria-current=false])')
  )
}

/** The frame of the page and toasts are the same on all screens, so they have scopes of their own. */
function scopeOf(element: Element): string {
  if (element.closest('[role=region][aria-label^="Notification"] li')) return 'message'
  if (element.closest('dialog, [role=dialog], [role=alertdialog]')) return 'dialog'
  return element.closest('main') ? 'main' : 'frame'
}

function shapeOf(element: Element): string {
  const parts: string[] = []
  for (let one: Element | null = element; one && one.tagName !== 'MAIN'; one = one.parentElement)
    parts.push(`${one.tagName}.${one.getAttribute('class') ?? ''}`)
  return parts.join('<')
}

/** Of more than three similar elements, such as a list of jobs, keeps the first and the last. */
function thinned(all: readonly Element[]): Element[] {
  const alike = Object.values(Object.groupBy(all, shapeOf)).map((group = []) => group)
  const left = new Set(alike.flatMap((group) => (group.length > 3 ? [...group.slice(0, 1), ...group.slice(-1)] : group)))
  return all.filter((element) => left.has(element))
}

function listPressables(): string[] {
  const wanted =
    'button, summary, input:is([type=submit], [type=button], [type=reset]), :is([role=button], [role=menuitem], [role=tab], [role=switch], [role=link]):not(a, button)'
  const links = [...document.querySelectorAll('a')].filter(isEmpty)
  window.pressing.elements = thinned([...document.querySelectorAll(wanted), ...links].filter(isPressable))
  const counts = new Map<string, number>()
  return window.pressing.elements.map((element) => {
    const key = `${scopeOf(element)}: ${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${nameOf(element)}”`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 ? key : `${key} (${count})`
  })
}

/** Describes the kind of each control: its place, appearance, function and state. */
function listKinds(): string[] {
  return window.pressing.elements.map((element) =>
    [
      shapeOf(element),
      nameOf(element).split(' ')[0],
      element.querySelector('svg')?.innerHTML,
      element.getAttribute('aria-expanded'),
      element.getAttribute('aria-pressed'),
    ].join(),
  )
}

/** True for a link that leads nowhere, which must have another effect when pressed. */
function isEmpty(link: HTMLAnchorElement): boolean {
  const [address, fragment] = link.href.split('#')
  if (address !== location.href.split('#')[0] || fragment === undefined) return link.href === ''
  return fragment === '' || !document.getElementById(decodeURIComponent(fragment))
}

function listLinks(): Link[] {
  const all = [...document.querySelectorAll('a')].filter(
    (link) => !link.closest('[inert], [aria-hidden="true"]') && !isEmpty(link),
  )
  return all.map((link) => ({
    name: nameOf(link),
    href: link.href,
    isHere: link.href.split('#')[0] === location.href.split('#')[0],
  }))
}

function isTaken(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps'))
}

/** True when all buttons are hydrated, which React marks. The footer is not hydrated, and pages without scripts need not be awaited. */
function isReady(): boolean {
  // Pages without interaction load their scripts at the first pointer movement.
  dispatchEvent(new Event('pointermove'))
  const isOurs = document.querySelector('script[type=module]') !== null
  return !isOurs || [...document.querySelectorAll(':is(button, summary):not(footer *)')].every(isTaken)
}

/** Returns the middle of an element, and what covers it, if anything. */
function aimAt(index: number): Aim {
  const element = window.pressing.elements[index]
  if (!element) return { x: 0, y: 0, covered: 'nothing' }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const there = document.elementFromPoint(x, y)
  const isFree = there !== null && (element.contains(there) || there.contains(element))
  return { x, y, covered: isFree ? '' : (there?.outerHTML.slice(0, 120) ?? 'the edge of the page') }
}

export const listing = [
  nameOf,
  isPressable,
  scopeOf,
  shapeOf,
  thinned,
  listPressables,
  listKinds,
  isEmpty,
  listLinks,
  isTaken,
  isReady,
  aimAt,
]
