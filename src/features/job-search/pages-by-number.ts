/** Jobs are reached by the number of their page so far; behind them, only by the cursor that came with the page before. */
export const rowsByNumber = 1_000

const usualLimit = 20
/** Pages of the screen. */
export const pagesByNumber = rowsByNumber / usualLimit

export function isByNumber(page: number, limit: number): boolean {
  return page * limit <= rowsByNumber
}
