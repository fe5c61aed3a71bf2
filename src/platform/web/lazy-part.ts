import { type ComponentType, lazy } from 'react'

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * A part of a page that the server renders and whose code is loaded later. Until the code is loaded, the server's HTML stays. React's `lazy` would
 * replace the whole screen by an error if loading fails.
 */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await untilFetched(fetchPart) }))
}

async function untilFetched<T>(fetchPart: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ;) {
    try {
      return await fetchPart()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      pauseMs = (await pause(pauseMs)) ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
    }
  }
}

/** Ends early, with true, when the connection is back or somebody presses something: perhaps the part that is missing. */
function pause(pauseMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const end = (isEarly: boolean): void => {
      clearTimeout(timer)
      listeners.abort()
      resolve(isEarly)
    }
    const timer = setTimeout(end, pauseMs, false)
    for (const type of ['online', 'pointerdown', 'keydown']) addEventListener(type, () => end(true), { signal: listeners.signal })
  })
}
