import type { Paragraph } from '#features/cv-words/paragraph.ts'

const closed = (text: string): string => text.replace(/\s+/g, '')

/** Separates skills in boxes by tabs: the gaps between boxes are only a little wider than spaces. */
export function withBoxes(line: Paragraph): Paragraph {
  const words = line.place?.words ?? []
  const areItems = words.length > 1 && !/[,;|•·●:]/.test(line.text) && words.every((word) => word.length <= 40)
  return areItems && closed(words.join('')) === closed(line.text) ? { ...line, text: words.join('\t') } : line
}
