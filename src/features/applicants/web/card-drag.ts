import type { ApplicationStatus } from '#features/applications/contract.ts'

export type DragHandlers<Card> = {
  readonly find: (id: string) => Card | undefined
  readonly onLift: (card: Card | null) => void
  readonly onDrop: (card: Card, to: ApplicationStatus | null) => void
}

const mouseSlack = 6
const touchSlack = 10
const longPressMs = 350

type PressedCard<Card> = {
  readonly card: Card
  readonly element: HTMLElement
  readonly from: PointerEvent
  readonly onLift: () => void
}

/** One press on a card, from pointer down to pointer up. */
class CardDrag<Card> {
  isLifted = false
  readonly card: Card
  readonly element: HTMLElement
  readonly #from: PointerEvent
  readonly #onLift: () => void
  readonly #timer: ReturnType<typeof setTimeout> | undefined
  readonly #isMouse: boolean

  constructor({ card, element, from, onLift }: PressedCard<Card>) {
    this.card = card
    this.element = element
    this.#from = from
    this.#onLift = onLift
    this.#isMouse = from.pointerType === 'mouse'
    if (!this.#isMouse) this.#timer = setTimeout(() => this.lift(), longPressMs)
  }

  lift(): void {
    this.isLifted = true
    this.#onLift()
  }

  /** Returns false if the gesture turns out to be a swipe. */
  follow({ clientX, clientY }: PointerEvent): boolean {
    const [x, y] = [clientX - this.#from.clientX, clientY - this.#from.clientY]
    const far = Math.hypot(x, y)
    if (!this.isLifted && this.#isMouse && far > mouseSlack) this.lift()
    if (!this.isLifted) return this.#isMouse || far <= touchSlack
    this.element.style.transform = `translate(${x}px, ${y}px)`
    return true
  }

  end(): void {
    clearTimeout(this.#timer)
    this.element.style.transform = ''
  }
}

/** Listens for drags of cards. Returns a function that stops listening. */
export function listenForDrags<Card>(root: HTMLElement, dragging: () => DragHandlers<Card>): () => void {
  let grab: CardDrag<Card> | null = null
  const stop = new AbortController()
  const { signal } = stop
  const end = (): void => {
    grab?.end()
    grab = null
  }
  const down = (event: PointerEvent): void => {
    const element = cardAt(event)
    const card = dragging().find(element?.dataset['card'] ?? '')
    if (element && card) grab = new CardDrag({ card, element, from: event, onLift: () => dragging().onLift(card) })
  }
  const move = (event: PointerEvent): void => {
    if (grab && !grab.follow(event)) end()
    if (grab?.isLifted) scrollNearEdge(root, event.clientX)
  }
  const up = ({ clientX, clientY }: PointerEvent): void => {
    const done = grab
    end()
    if (!done?.isLifted) return
    ignoreNextClick(root)
    dragging().onDrop(done.card, statusAt(clientX, clientY))
  }
  const cancel = (): void => {
    if (grab?.isLifted) dragging().onLift(null)
    end()
  }
  root.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', cancel, { signal })
  keepBrowserOut(root, { signal, isPressed: () => grab !== null, isLifted: () => grab?.isLifted === true })
  return () => {
    end()
    stop.abort()
  }
}

type Hold = { readonly signal: AbortSignal; readonly isPressed: () => boolean; readonly isLifted: () => boolean }

/** Prevents the browser's own dragging of links, its menu on a long press, and scrolling under a lifted card. */
function keepBrowserOut(root: HTMLElement, { signal, isPressed, isLifted }: Hold): void {
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  root.addEventListener('contextmenu', (event) => isPressed() && event.preventDefault(), { signal })
  root.addEventListener('touchmove', (event) => isLifted() && event.preventDefault(), { signal, passive: false })
}

/** The card under the pointer, unless the pointer is on its button. */
function cardAt({ target, button }: PointerEvent): HTMLElement | null {
  if (button !== 0 || !(target instanceof Element) || target.closest('button')) return null
  return target.closest<HTMLElement>('[data-movable]')
}

/** The column or the button under the pointer. */
function statusAt(x: number, y: number): ApplicationStatus | null {
  const found = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-drop-status]'))
  return (found.find(Boolean)?.dataset['dropStatus'] as ApplicationStatus | undefined) ?? null // the board writes it from a status
}

/** Ignores the click after a drag, which would open the applicant. */
function ignoreNextClick(root: HTMLElement): void {
  root.addEventListener('click', ignore, { capture: true, once: true })
  setTimeout(() => root.removeEventListener('click', ignore, { capture: true }), 0)
}

function ignore(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

const edge = 48

/** Scrolls the next column into view when a card is dragged to the edge. */
function scrollNearEdge(root: HTMLElement, x: number): void {
  const { left, right } = root.getBoundingClientRect()
  if (x > right - edge) root.scrollBy({ left: 12 })
  if (x < left + edge) root.scrollBy({ left: -12 })
}
