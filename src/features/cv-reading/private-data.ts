import { isFormLine } from '#features/cv-words/form-labels.ts'
import { birthLabels, privateLabels } from '#features/cv-words/labels-of-europe.ts'
import { type Paragraph, plain } from '#features/cv-words/paragraph.ts'
import { withoutAccents } from '#features/cv-words/slips-in-titles.ts'
import type { LeftoverText } from '#features/cv-words/proposal.ts'

const label =
  /(?:^|[\s,;|(])(?:(?:date of birth|birth ?date|d\.?\s?o\.?\s?b\.?|passport(?: no\.?| number| details)?|pan(?: card)?(?: no\.?| number)?|aadha+r(?: card)?(?: no\.?| number)?|(?:father|mother|husband|spouse)(?:'s|’s|s)?(?: name)?|marital status|religion|caste|gender|sex)\s*[:–-]|(?:जन्म ?तिथि|पिता का नाम|माता का नाम|पति का नाम|वैवाहिक स्थिति|आधार(?: संख्या| नंबर)?|धर्म|जाति|लिंग)\s*[:–-])/iu

const labelOfEurope = new RegExp(
  `(?:^|[\\t,;|(])\\s?(?:(?:${birthLabels}|${privateLabels})\\s*:|(?:geboren am|geboren op|nee? le|nacid[oa] el|nascid[oa] em|fodd(?: den)?)\\s\\d)`,
  'iu',
)

const isPrivate = ({ text }: Paragraph): boolean => label.test(text) || labelOfEurope.test(withoutAccents(text))

type KeptLines = { readonly kept: readonly Paragraph[]; readonly left: readonly LeftoverText[] }

/** A row of a form, or an empty one for the date and the place of the signature. */
const isOfForm = (line: Paragraph): boolean => isFormLine(line) || /^(?:date|place)\s*[:–-]{0,2}$/i.test(line.text)

/** Removes rows of a form too, such as "Name: Asha Menon", which are no text about the person. */
export const withoutForm = ({ kept, left }: KeptLines): KeptLines => ({
  kept: kept.filter((one) => !isOfForm(one)),
  left: [...left, ...kept.filter(isOfForm).map((one) => ({ title: 'Personal details', text: plain(one) }))],
})

/** Removes lines with the date of birth, document numbers, the family and the like: no summary may show them to employers. */
export function withoutPrivate(paragraphs: readonly Paragraph[]): KeptLines {
  return {
    kept: paragraphs.filter((one) => !isPrivate(one)),
    left: paragraphs.filter(isPrivate).map((one) => ({ title: 'Personal details', text: plain(one) })),
  }
}
