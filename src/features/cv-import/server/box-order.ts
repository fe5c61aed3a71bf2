export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The narrowest gap between two columns, in English Metric Units (914,400 per inch). */
const gutter = 120_000

/** Sorts boxes from top to bottom or, if a gap divides them into columns, column by column. */
export function inReadingOrder<B extends Box>(boxes: readonly B[]): B[] {
  if (boxes.length < 2) return [...boxes]
  const columns = columnsOf(boxes)
  if (columns) return columns.flatMap(inReadingOrder)
  const rows = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const [first, ...rest] = rows
  return first ? [first, ...inReadingOrder(rest)] : []
}

/** Divides the boxes at the widest gap that has several boxes on both sides. Null if there is none. */
function columnsOf<B extends Box>(boxes: readonly B[]): readonly [B[], B[]] | null {
  const byEdge = boxes.toSorted((a, b) => a.x - b.x)
  let [right, widest, cut] = [-Infinity, gutter, 0]
  for (const [at, { x, width }] of byEdge.entries()) {
    if (at > 1 && at < byEdge.length - 1 && x - right > widest) [widest, cut] = [x - right, at]
    right = Math.max(right, x + width)
  }
  return cut === 0 ? null : [byEdge.slice(0, cut), byEdge.slice(cut)]
}
