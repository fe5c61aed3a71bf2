const firstPauseMs = 1_000
const longestPauseMs = 30_000

/** Fetches the code of a part again and again, at once when the connection is back. On the server a failure is an error. */
export async function untilFetched<T>(fetchPart: () => Promise<T>): Promise<T> {
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
