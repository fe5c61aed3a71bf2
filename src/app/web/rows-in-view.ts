/**
 * Part of the first script of every page. In a row that scrolls sideways, an element that gets the focus by keyboard is scrolled fully into view;
 * browsers do so only if it is completely hidden. Pointers are excluded, because a row that moves while it is pressed loses the press.
 */
const rows = '[class*="scroll-row"], [class*="overflow-x-auto"]'

function showWhole({ target }: FocusEvent): void {
  const isReached = target instanceof Element && target.matches(':focus-visible') && target.closest(rows) !== null
  // A field matches `:focus-visible` even after a press, and it is as wide as its row.
  if (isReached && !target.matches('input, select, textarea')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Starts at once, without waiting for the other scripts. */
export function watchRows(): void {
  addEventListener('focusin', showWhole)
}
