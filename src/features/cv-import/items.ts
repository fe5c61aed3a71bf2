import type { Paragraph } from './paragraph.ts'
import type { LeftoverText } from './proposal.ts'

const longest = 80

/** "Languages: Java, SQL" are two skills; a text as long as a sentence is none. */
export function itemsIn(
  paragraphs: readonly Paragraph[],
  title: string,
): { readonly items: string[]; readonly left: readonly LeftoverText[] } {
  const texts = paragraphs
    .flatMap(({ text }) => parted(text.replace(/^[^:,;\t]{2,40}:\s+/, '')))
    .map((item) => item.trim().replace(/\.$/, ''))
  const whole = texts.filter(Boolean)
  const items = [...new Set(whole.filter((item) => item.length <= longest))]
  return { items, left: whole.filter((item) => item.length > longest).map((text) => ({ title, text })) }
}

/** At commas and the like, but not inside brackets. */
function parted(text: string): string[] {
  return text.split(/\s*[,;|•·●\t]\s*(?![^()]*\))/u)
}
