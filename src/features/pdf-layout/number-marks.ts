import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** "11" before "Worked as a clerk", in letters of their own. */
const numberOf = ({ lead, text }: Paragraph): number | null =>
  lead && /^\d{1,2}$/.test(lead) && /^\d{1,2}\s+\p{Lu}/u.test(text) ? Number(lead) : null

const fewest = 3

/** The numbers of a list that goes through the file stand in other letters than its items: they are marks. */
export function withoutNumberMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const numbers = paragraphs.flatMap((one) => numberOf(one) ?? [])
  const isList = numbers.length >= fewest && numbers.every((number, at) => number === (numbers[0] ?? 0) + at)
  if (!isList) return paragraphs
  return paragraphs.map((one) => {
    const { lead, ...others } = one
    return numberOf(one) === null ? one : { ...others, text: one.text.slice((lead ?? '').length).trim(), isBullet: true }
  })
}
