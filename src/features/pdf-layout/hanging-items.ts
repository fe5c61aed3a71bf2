import type { Paragraph } from '#features/cv-words/paragraph.ts'

const widestMark = 30

/**
 * Whether the line continues the list item above: it starts below the text of the item and not below its mark, as in "• Client and Vendor Relationship"
 * above "Management". The caller checks that its first word had no room above.
 */
export function isHanging({ isBullet, look, place, text }: Paragraph, now: Paragraph, start: number): boolean {
  if (!isBullet || place === undefined || look !== now.look || now.text.length > 60) return false
  const indent = start - place.box.x
  return indent > 3 && indent < widestMark && !/[:.;]$/.test(text) && !/\d{4}|:/.test(now.text)
}
