import * as europe from './labels-of-europe.ts'
import type { Paragraph } from './paragraph.ts'
import { withoutAccents } from './slips-in-titles.ts'

const ofName =
  "(?:(?:full|applicant(?:['’]?s)?|candidate(?:['’]?s)?|my) )?name(?: of (?:the )?(?:candidate|applicant|student|person))?(?: \\(?in (?:full|block|capital)[^():]{0,20}\\)?)?|(?:आवेदक का |पूरा )?नाम"
const relative = "(?:father|mother|husband|spouse|wife|guardian)(?:['’]?s)?"
const ofOther = [
  `(?:${relative}[ /]*)+ name|name of (?:the )?${relative}|${relative}`,
  'date of birth|birth ?date|d\\.? ?o\\.? ?b\\.?|place of birth|age|gender|sex|marital status|religion|nationality|category|caste|blood group|height|weight',
  '(?:aadha+r|pan|passport|driving licen[cs]e|voter id|registration)(?: card)?(?: (?:no|number|id|details)\\.?)*',
  '(?:current|present) location|(?:(?:present|current|permanent|postal|residential|correspondence|corr?espondance|local) )*address(?: for (?:correspondence|communication))?|residence|home ?town|native place|r/o',
  '(?:mobile|mob|contact|phone|cell|telephone|tel|whatsapp|ph)\\.?(?: (?:no|number)s?)?\\.?',
  'passport(?: \\p{L}{2,10}){0,2}|(?:passport )?(?:date|place) of (?:issue|expiry)|(?:issue|issued|expiry) (?:date|place)|date of expir(?:e|ation)|valid(?:ity)?(?: (?:upto|till|up to))?|visa (?:status|type)|ecr status|licen[cs]e (?:no|number)\\.?',
  /(?:e ?-? ?)?mail(?: (?:id|address))?/.source,
  '(?:(?:regional )?languages?|hobbies|interests)(?: (?:known|knows?|spoken))?|linguistic (?:abilities|proficiency)',
  'पिता का नाम|माता का नाम|पति का नाम|जन्म ?तिथि|लिंग|वैवाहिक स्थिति|धर्म|जाति|वर्ग|राष्ट्रीयता|(?:स्थायी |वर्तमान )?पता|मोबाइल(?: नं\\.?| नंबर)?|ई-?मेल|भाषाएँ|भाषाएं|भाषा(?: ज्ञान)?',
].join('|')

const ofEurope = [
  europe.birthLabels,
  europe.addressLabels,
  europe.phoneLabels,
  europe.emailLabels,
  europe.privateLabels,
  europe.otherLabels,
].join('|')
const nameOnly = new RegExp(`^(?:${ofName}|${europe.nameLabels})$`, 'iu')
const otherOnly = new RegExp(`^(?:${ofOther}|${ofEurope})$`, 'iu')

/** The label in each of its scripts, for labels such as "नाम (Name)" and "Name / नाम". */
function inOneScript(label: string): string[] {
  const latin = label.replace(/(?!\p{Script=Latin})[\p{L}\p{M}]+/gu, ' ')
  const other = label.replace(/\p{Script=Latin}+/gu, ' ')
  return (latin === label ? [label] : [label, latin, other]).map((text) =>
    text.replace(/^[\s/(.-]+|[\s/):-]+$/g, '').replace(/\s+/g, ' '),
  )
}

/** What a label of a form asks for: the person's own name, or another detail. Null if the text is not such a label. */
export function formLabelOf(text: string): { readonly isName: boolean; readonly label: string } | null {
  if (text.length > 60) return null
  const all = inOneScript(text.replace(/^\(?\d{1,2}[.)]\s*/, ''))
  const other = all.find((label) => label.split(/\s*(?:&|,|\band\b)\s*/i).every((one) => otherOnly.test(withoutAccents(one))))
  if (other !== undefined) return { isName: false, label: other }
  const name = all.find((label) => nameOnly.test(withoutAccents(label)))
  return name === undefined ? null : { isName: true, label: name }
}

const row = /^(?:\(?\d{1,2}[.)]\s*|\d{1,2}\t)?([^\t:]{2,60}?)[^\S\t]*(?:\t\s*(?:[:–-]{1,2}\s*)?|[:–][-–]?\s*)([^\s:].*)$/u

/** Rewrites "1.⇥Name of the Candidate⇥:⇥Asha Menon" as "Name of the Candidate: Asha Menon". Other lines stay as they are. */
export function formLine(paragraph: Paragraph): Paragraph {
  if (paragraph.isBullet || paragraph.fields || paragraph.text.length > 300) return paragraph
  const [, before = '', value = ''] = row.exec(paragraph.text) ?? []
  const found = value === '' ? null : formLabelOf(before)
  return found ? { ...paragraph, text: `${found.label}: ${value}` } : paragraph
}

/** Whether the line is a label of a form with its value: "Date of Birth: 12/07/1988". */
export function isFormLine({ text }: Paragraph): boolean {
  const at = text.indexOf(':')
  return at > 0 && at <= 60 && formLabelOf(text.slice(0, at).trim()) !== null
}

/** Whether the line is a personal detail that ends a list of skills, even without a heading. */
export const isOfPerson = (text: string): boolean =>
  ofPerson.test(text) || ofPersonInEurope.test(withoutAccents(text.slice(0, 60)))
const ofPersonInEurope = new RegExp(`^(?:${europe.birthLabels}|${europe.privateLabels})\\s*:`, 'iu')
const ofPerson =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:father|mother|husband|spouse)['’]?s?\s?name|date of (?:birth|issue|expir)|d\.?o\.?b\b|place of issue|marital status|nationality|religion|gender|sex|blood group|passport (?:no|number|details)|permanent address|address(?=\s?[:\t]))\b/i
