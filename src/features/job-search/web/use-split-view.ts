import { type RefObject, useEffect, useEffectEvent } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { openParam } from './wide-screen.ts'

/**
 * Opens jobs beside the list on a click on a card or its links, and by keys. The code is loaded with the open job; until then, links behave as usual.
 */
export function useSplitView(list: RefObject<HTMLElement | null>, openJob: string): void {
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
    // Listens in the capture phase, so that the links do not handle the click as well.
    section?.addEventListener('click', click, { capture: true })
    // On the document, because keys work even if nothing in the list has the focus.
    document.addEventListener('keydown', press)
    return () => {
      section?.removeEventListener('click', click, { capture: true })
      document.removeEventListener('keydown', press)
    }
  }, [list])
  useFocusOnReturn(list, openJob)
}

/** When going back opens the previous job, a focus in the list moves to its card. Keys that open a job move the focus themselves. */
function useFocusOnReturn(list: RefObject<HTMLElement | null>, openJob: string): void {
  const isReturn = useNavigationType() === NavigationType.Pop
  // Without it the list is as it was before any job was opened, and the router has brought back its position.
  const isChosen = new URLSearchParams(useLocation().search).has(openParam)
  useEffect(() => {
    const focused = document.activeElement
    if (!isReturn || !cardOf(focused) || !list.current?.contains(focused)) return
    const open = list.current.querySelector<HTMLElement>(`[data-job="${openJob}"]`)
    if (!open || cardOf(focused) === open) return
    if (isChosen) show(open)
    else open.focus({ preventScroll: true })
  }, [openJob, isReturn, isChosen, list])
}

function show(card: HTMLElement): void {
  card.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'nearest' })
}

/** The router stays on the list, but the address bar shows the URL of the job, which opens its page when shared or reloaded. */
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

/**
 * Returns the card `step` cards after the focused one. Without one, returns the first card that is neither above the window nor behind the header.
 */
function cardAt(list: HTMLElement | null, from: HTMLElement | null, step: number): HTMLElement | undefined {
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-job]') ?? [])]
  if (from) return cards[cards.indexOf(from) + step]
  const visibleFrom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return cards.find((card) => card.getBoundingClientRect().top >= visibleFrom)
}

/** False where arrow keys scroll or have another use: in the open job, a dialog, the header, or on buttons and links outside the cards. */
function isForList(target: EventTarget | null): boolean {
  if (target === document.body || cardOf(target)) return true
  if (!(target instanceof Element) || target.closest('a, button, summary')) return false
  return target.closest('main') !== null && target.closest('[aria-label="Open job"]') === null
}

/** False for buttons and other links, which keep their function, and while text is being selected. */
function opens(target: EventTarget | null, jobId: string): boolean {
  const control = target instanceof Element ? target.closest('a, button') : null
  return control ? control.getAttribute('href') === `/jobs/${jobId}` : !getSelection()?.toString()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea')
}

/** Keys on a focused card: Enter applies, S saves. The buttons declare their keys in `data-key`. */
function pressIn(event: KeyboardEvent): void {
  const card = cardOf(event.target)
  if (!card || card !== event.target || event.repeat) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const button = card.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
  if (!button) return
  event.preventDefault()
  button.click()
}
