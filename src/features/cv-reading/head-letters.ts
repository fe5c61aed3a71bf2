import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'

/** The text style without the mark for capitals: an employer may be an acronym, such as TCS, among names in lower case. */
export const lettersOf = (line: Paragraph | undefined): string | undefined => line?.look?.replace(/ capital$/, '')

/** The text styles of lines that mostly stand right above a date range. The first job may have another style. */
export function lettersAbove(
  paragraphs: readonly Paragraph[],
  anchors: readonly { readonly at: number }[],
  most: number,
): string[] {
  const above = anchors
    .flatMap(({ at }) => paragraphs.slice(Math.max(0, at - most), at))
    .filter((line) => isHeadLike(line) && line.look)
  return [...Map.groupBy(above, lettersOf)].flatMap(([letters, lines]) =>
    letters && lines.length > 1 && 2 * lines.length > paragraphs.filter((one) => lettersOf(one) === letters).length
      ? [letters]
      : [],
  )
}

/**
 * The text styles of the lines above the first date range. If there are fewer lines than other jobs have, its own style counts, unless the text below
 * has it too.
 */
export function lettersOfFirst(paragraphs: readonly Paragraph[], first: number, most: number): string[] {
  const above = paragraphs.slice(Math.max(0, first - most), first + 1).flatMap((one) => lettersOf(one) ?? [])
  const isOwn = first >= most || 2 * paragraphs.filter((one) => lettersOf(one) === above.at(-1)).length <= paragraphs.length
  return isOwn ? above : []
}
