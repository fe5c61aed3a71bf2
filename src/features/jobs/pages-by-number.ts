/** Pages are reached by number so far; behind them, only by the cursor that came with the page before. */
export const pagesByNumber = 50
