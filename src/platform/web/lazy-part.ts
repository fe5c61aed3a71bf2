import { type ComponentType, lazy } from 'react'

const firstPauseMs = 1_000
const longestPauseMs = 30_000

/**
 * A part that comes with the page and whose code follows. Until its code can be loaded, the part stays as the server has sent it: a `lazy` that fails
 * would replace the whole screen by an error.
 */
export function lazyPart<P extends object>(fetchPart: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await untilFetched(fetchPart) }))
}

async function untilFetched<T>(fetchPart: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await fetchPart()
    } catch (error) {
      if (import.meta.env.SSR) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}
