import type { Paragraph } from '#features/cv-words/paragraph.ts'

export const isOtherColumn = ({ place: before }: Paragraph, { place: now }: Paragraph): boolean =>
  before !== undefined && now !== undefined && before.column !== now.column

type Edges = ReadonlyMap<number | undefined, readonly [left: number, right: number]>

/** The left and right edges of each column. A short heading counts as wide as its column, so it can stand above two columns. */
export const edgesOfColumns = (paragraphs: readonly Paragraph[]): Edges =>
  new Map(
    [...Map.groupBy(paragraphs, ({ place }) => place?.column)].map(([column, some]) => {
      const boxes = some.flatMap(({ place }) => place?.box ?? [])
      return [column, [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))]]
    }),
  )

/** The section that a column continues: that of the nearest text above it on the page, or of the lowest text above it on the page before. */
export function above<Part>(
  placed: readonly { readonly paragraph: Paragraph; readonly section: Part }[],
  { place }: Paragraph,
  edges: Edges,
): Part | null {
  if (!place) return null
  const [left, right] = [place.box.x, place.box.x + place.box.width]
  const over = placed.filter(({ paragraph: { place: other } }) => {
    if (!other || other.page < place.page - 1 || other.page > place.page) return false
    const own = [other.box.x, other.box.x + other.box.width] as const
    const [from, to] = (other.page === place.page && edges.get(other.column)) || own
    return from <= right && to >= left && (other.page < place.page || other.box.y < place.box.y)
  })
  const depth = ({ paragraph: { place: other } }: (typeof over)[number]): number =>
    other ? other.page * 10_000 + other.box.y : 0
  return over.toSorted((a, b) => depth(b) - depth(a))[0]?.section ?? null
}

/** Whether both stand in different columns of a page, and neither is above the other. */
export function isBeside({ place: one }: Paragraph, { place: other }: Paragraph): boolean {
  if (!one || !other || one.page !== other.page || one.column === other.column) return false
  return one.box.x > other.box.x + other.box.width || one.box.x + one.box.width < other.box.x
}
