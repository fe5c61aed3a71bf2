/**
 * A page that was opened before a new release knows scripts that are no longer there. Where one of them is needed, the page is loaded again, from the
 * release that replaced it: the bundler reports each script that cannot be loaded.
 */
export function watchRelease(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced())
}

/** While the release is being replaced, one process may send the page and another its scripts: that is no reason to load it again and again. */
const leastAgeMs = 5_000
/** Of a link that was followed, the address changes when the screen has failed. */
const failedWithinMs = 1_000
const lookAgainMs = 50

async function reloadIfReplaced(): Promise<void> {
  if (performance.now() < leastAgeMs) return
  const scripts = [...document.querySelectorAll('script')].flatMap(({ src, dataset }) => dataset['entry'] ?? src)
  const own = scripts.find((src) => src.includes('/entry-browser-'))
  const answer = own === undefined ? null : await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404) reloadWhenFailed(performance.now() + failedWithinMs)
}

/** While somebody types, only what has failed already; a part of the screen is asked for again later. */
function reloadWhenFailed(until: number): void {
  const isOver = performance.now() > until
  const isTyping = document.activeElement?.matches('input, textarea, select')
  if (document.querySelector('[data-failed]') || (isOver && !isTyping)) location.reload()
  else if (!isOver) setTimeout(reloadWhenFailed, lookAgainMs, until)
}
