import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'

/** An employer may be a word in capitals, such as TCS. */
export const lettersOf = (line: Paragraph | undefined): string | undefined => line?.look?.replace(/ capital$/, '')

/** The letters of lines that mostly stand right above a time: the first job may be set in others. */
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
