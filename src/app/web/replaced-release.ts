/**
 * Reloads a page whose release has been replaced: its scripts no longer exist on the server. The bundler reports each script that could not be
 * loaded.
 */
export function watchRelease(): void {
  addEventListener('vite:preloadError', () => void reloadIfReplaced())
}

/**
 * Younger pages are not reloaded: while a release is being replaced, one process may send the page and another its scripts, and the page would be
 * reloaded again and again.
 */
const leastAgeMs = 5_000
/** After a link was followed, the URL changes only when the screen has failed, so the reload waits this long. */
const failedWithinMs = 1_000
const lookAgainMs = 50

async function reloadIfReplaced(): Promise<void> {
  if (performance.now() < leastAgeMs) return
  const scripts = [...document.querySelectorAll('script')].flatMap(({ src, dataset }) => dataset['entry'] ?? src)
  const own = scripts.find((src) => src.includes('/entry-browser-'))
  const answer = own === undefined ? null : await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404) reloadWhenFailed(performance.now() + failedWithinMs)
}

/** Reloads once a screen has failed. While somebody types, nothing else causes a reload; a part of the screen is requested again later. */
function reloadWhenFailed(until: number): void {
  const isOver = performance.now() > until
  const isTyping = document.activeElement?.matches('input, textarea, select')
  if (document.querySelector('[data-failed]') || (isOver && !isTyping)) location.reload()
  else if (!isOver) setTimeout(reloadWhenFailed, lookAgainMs, until)
}
