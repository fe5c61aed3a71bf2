/** Runs inside the page, where each function is sent as source text: finds what can be pressed. */
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
    // What is selected already has no further effect.
    !element.matches('[role=tab][aria-selected=true], [aria-current]:not([aria-current=false])')
  )
}

/** The frame is around every screen, and a toast may be over any: both are the same everywhere. */
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

/** Of more than three alike, as in a list of jobs, the first and the last are enough. */
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

/** What distinguishes controls that are not alike: where they are, what they look like, what they do, and in what state they are. */
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

/** A link whose address leads nowhere must have another effect when pressed. */
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

/** React marks what it has hydrated, which the footer is not; on a page without scripts there is nothing to wait for. */
function isReady(): boolean {
  // A page for reading loads its scripts when it is touched.
  dispatchEvent(new Event('pointermove'))
  const isOurs = document.querySelector('script[type=module]') !== null
  return !isOurs || [...document.querySelectorAll(':is(button, summary):not(footer *)')].every(isTaken)
}

/** Where to press: the middle of the element, or the answer what covers it. */
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
