import { type RefObject, useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { openParam } from './room.ts'

/**
 * Opens jobs beside the list: by a click on a card or its links, and with the keys. This code is loaded with the open job; without it, a link is a
 * link.
 */
export function useDesk(list: RefObject<HTMLElement | null>, openJob: string): void {
  const open = useOpen()
  const click = useEffectEvent((event: MouseEvent): void => {
    const jobId = cardOf(event.target)?.dataset['job']
    if (event.button !== 0 || isModified(event) || event.shiftKey || !jobId || !opens(event.target, jobId)) return
    event.preventDefault()
    open(jobId)
  })
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (isModified(event) || isTyping(event.target)) return
    const step = steps[event.key]
    if (!step) return pressIn(event)
    const next = isForList(event.target) && cardAt(list.current, cardOf(event.target), step)
    if (!next) return
    event.preventDefault()
    show(next)
    open(next.dataset['job'] ?? '')
  })
  useEffect(() => {
    const section = list.current
    // Before the links see it, so that they leave it alone.
    section?.addEventListener('click', click, { capture: true })
    // Also before anything in the list has the focus.
    document.addEventListener('keydown', press)
    return () => {
      section?.removeEventListener('click', click, { capture: true })
      document.removeEventListener('keydown', press)
    }
  }, [list])
  useFocusOnReturn(list, openJob)
}

/** Going back opens the job before: a focus in the list goes with it. A key that opens a job has moved the focus itself. */
function useFocusOnReturn(list: RefObject<HTMLElement | null>, openJob: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const focused = document.activeElement
    if (!isReturn || !cardOf(focused) || !list.current?.contains(focused)) return
    const open = list.current.querySelector<HTMLElement>(`[data-job="${openJob}"]`)
    if (open && cardOf(focused) !== open) show(open)
  }, [openJob, isReturn, list])
}

function show(card: HTMLElement): void {
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}

/** The router stays on the list; the address bar shows the job's own address, which is its page when it is shared or loaded again. */
function useOpen(): (jobId: string) => void {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  return (jobId) => {
    const params = new URLSearchParams(search)
    if (params.get(openParam) === jobId) return
    params.set(openParam, jobId)
    void navigate(`${pathname}?${params.toString()}`, { mask: `/jobs/${jobId}`, preventScrollReset: true, state })
  }
}

const isModified = (event: MouseEvent | KeyboardEvent): boolean => event.metaKey || event.ctrlKey || event.altKey

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 }

function cardOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-job]') : null
}

/** From outside the cards, the first that is neither above the window nor behind the header. */
function cardAt(list: HTMLElement | null, from: HTMLElement | null, step: number): HTMLElement | undefined {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-job]') ?? [])]
  if (from) return cards[cards.indexOf(from) + step]
  const visibleFrom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return cards.find((card) => card.getBoundingClientRect().top >= visibleFrom)
}

/** Elsewhere the arrow keys scroll: in the open job, in a dialog, from the header, on a button or a link outside the cards. */
function isForList(target: EventTarget | null): boolean {
  if (target === document.body || cardOf(target)) return true
  if (!(target instanceof Element) || target.closest('a, button, summary')) return false
  return target.closest('main') !== null && target.closest('[aria-label="Open job"]') === null
}

/** Buttons and other links do what they say, and selecting text opens nothing. */
function opens(target: EventTarget | null, jobId: string): boolean {
  const control = target instanceof Element ? target.closest('a, button') : null
  return control ? control.getAttribute('href') === `/jobs/${jobId}` : !getSelection()?.toString()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}

/** On a focused card: Enter applies, S saves. The buttons name their keys. */
function pressIn(event: KeyboardEvent): void {
  const card = cardOf(event.target)
  if (!card || card !== event.target || event.repeat) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const button = card.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
