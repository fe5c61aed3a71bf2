type Deadline = { readonly signal: AbortSignal; readonly release: () => void }

/**
 * A signal that is aborted with `outer`, or when the time has passed. `AbortSignal.any` with `AbortSignal.timeout` would do the same, but keeps all
 * listeners in memory for the whole time, even after a quick answer.
 */
export function openDeadline(outer: AbortSignal, ms: number): Deadline {
  const controller = new AbortController()
  const leave = (): void => controller.abort(outer.reason)
  const timer = setTimeout(() => controller.abort(new DOMException('The time has passed', 'TimeoutError')), ms)
  if (outer.aborted) leave()
  else outer.addEventListener('abort', leave, { once: true })
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer)
      outer.removeEventListener('abort', leave)
    },
  }
}

export function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason as Error) // the reason is an abort or a timeout
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
