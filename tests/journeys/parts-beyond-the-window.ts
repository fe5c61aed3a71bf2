/** Runs in the page. Returns the parts that extend beyond the window, except those in a row of chips, which scrolls by itself, or in a line that ends with an ellipsis. */
export function partsBeyondTheWindow(): string[] {
  const isContained = (part: Element | null): boolean => {
    if (part === null || part.tagName === 'MAIN') return false
    const { overflowX, textOverflow } = getComputedStyle(part)
    return overflowX === 'auto' || textOverflow === 'ellipsis' || isContained(part.parentElement)
  }
  return [...document.querySelectorAll('main *')]
    .filter(
      (part) =>
        part.getBoundingClientRect().right > innerWidth + 1 && !part.closest('.sr-only') && !isContained(part.parentElement),
    )
    .slice(0, 5)
    .map((part) => part.outerHTML.slice(0, 120))
}
