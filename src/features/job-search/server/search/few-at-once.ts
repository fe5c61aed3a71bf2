/** Less than the connections of the search: an empty list must not slow down those that are not. */
const mostAtOnce = 2

/** Work that an answer can do without: null while as much of it runs as may. */
export type Optional = <T>(work: () => Promise<T>) => Promise<T | null>

export function fewAtOnce(): Optional {
  let running = 0
  return async (work) => {
    if (running >= mostAtOnce) return null
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
