/** Up to this page jobs can be requested by number; after it, only by the cursor of the page before. */
export const rowsByNumber = 1_000

const usualLimit = 20
/** Pages of the screen. */
export const pagesByNumber = rowsByNumber / usualLimit

export function isByNumber(page: number, limit: number): boolean {
  return page * limit <= rowsByNumber
}
