import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** The number at the beginning of an item, if it has another text style: "11" before "Worked as a clerk". */
const numberOf = ({ lead, text }: Paragraph): number | null =>
  lead && /^\d{1,2}$/.test(lead) && /^\d{1,2}\s+\p{Lu}/u.test(text) ? Number(lead) : null

const fewest = 3

/** Removes the numbers of a list that counts through the whole file, and marks its lines as list items. */
export function withoutNumberMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const numbers = paragraphs.flatMap((one) => numberOf(one) ?? [])
  const isList = numbers.length >= fewest && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  if (!isList) return paragraphs
  return paragraphs.map((one) => {
    const { lead, ...others } = one
    return numberOf(one) === null ? one : { ...others, text: one.text.slice((lead ?? '').length).trim(), isBullet: true }
  })
}
