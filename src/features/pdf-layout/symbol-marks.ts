import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** A letter of a symbol font that is drawn as a list mark but is extracted as another sign. */
const mark = /^[{§¤Ø]\s+(?=\S)/
const inside = /\s[{§¤Ø]\s+(?=\S)/g

const fewest = 3

/** Marks the lines as list items whose mark comes from a symbol font: "{ Kept the books". Two items of one row are parted. */
export function withoutSymbolMarks(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  if (paragraphs.filter(({ text }) => mark.test(text)).length < fewest) return paragraphs
  return paragraphs.map((one) => {
    if (!mark.test(one.text)) return one
    const text = one.text.replace(mark, '').replace(inside, '\t')
    return { ...one, text, isBullet: !text.includes('\t') }
  })
}
