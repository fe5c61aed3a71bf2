/**
 * Part of the first script of every page: in a row that scrolls sideways, what the keyboard reaches is scrolled into view whole. A browser does so
 * only for what is hidden altogether. A row that moved under a pressed pointer would lose the press.
 */
const rows = '[class*="scroll-row"], [class*="overflow-x-auto"]'

function showWhole({ target }: FocusEvent): void {
  const isReached = target instanceof Element && target.matches(':focus-visible') && target.closest(rows) !== null
  // A field is also marked when it is pressed, and fills its row.
  if (isReached && !target.matches('input, select, textarea')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** From the first moment, without the other scripts too. */
export function watchRows(): void {
  addEventListener('focusin', showWhole)
}
