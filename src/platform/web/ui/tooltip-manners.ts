const delayMs = 700
const skipDelayMs = 300
const graceMs = 150
const distance = 6

let lastClosedMs = -Infinity

/** Who has just read one tooltip need not wait for the next. */
export function waitMs(nowMs: number, closedMs: number): number {
  return nowMs - closedMs < skipDelayMs ? 0 : delayMs
}

/** Shows `tip` while the pointer rests on `owner` or the keyboard is there. Answers how to stop. */
export function showOnDemand(owner: Element, tip: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined

  function open(): void {
    if (tip.matches(':popover-open')) return
    tip.showPopover()
    place(owner, tip)
  }
  function close(): void {
    clearTimeout(timer)
    if (!tip.matches(':popover-open')) return
    tip.hidePopover()
    lastClosedMs = performance.now()
  }
  function soon(work: () => void, ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(work, ms)
  }

  const enter = (event: Event): void => {
    if ((event as PointerEvent).pointerType !== 'touch') soon(open, waitMs(performance.now(), lastClosedMs)) // listened to as pointerenter only
  }
  const leave = (): void => soon(close, graceMs)
  owner.addEventListener('pointerenter', enter, { signal })
  owner.addEventListener('pointerleave', leave, { signal })
  owner.addEventListener('pointerdown', close, { signal })
  owner.addEventListener('focus', () => owner.matches(':focus-visible') && open(), { signal })
  owner.addEventListener('blur', close, { signal })
  tip.addEventListener('pointerenter', () => clearTimeout(timer), { signal })
  tip.addEventListener('pointerleave', leave, { signal })
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  addEventListener('scroll', close, { signal, capture: true, passive: true })
  signal.addEventListener('abort', close)
  return () => stop.abort()
}

/** Above its owner, below where there is no room, never over the edge. */
function place(owner: Element, tip: HTMLElement): void {
  const at = owner.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const above = at.top - height - distance
  const left = Math.min(Math.max(at.left + (at.width - width) / 2, distance), innerWidth - width - distance)
  tip.style.top = `${above < distance ? at.bottom + distance : above}px`
  tip.style.left = `${left}px`
}
