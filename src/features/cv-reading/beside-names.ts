import { isContactLabel } from '#features/cv-addresses/postal-address.ts'
import { degree } from '#features/cv-words/degree-pattern.ts'

/** The title of a file, also misspelt: "CURRICULAM-VITAE", "Curriculum Viate". */
export const documentName =
  /^(?:curr?ic[uo]l[aeiou]{1,2}m[\s–-]{0,3}v[ia]{1,3}\s?t(?:[ae]{1,3}|æ)|resume|résumé|cv|bio[\s–-]?data|cover(?:ing)? letter)(?![\p{L}\p{M}])(?:\s*(?:of|[-–:])\s*)?/iu
export const documentNameBehind =
  /(?<=\s\S{1,40})[\s–—-]*(?:featured )?(?:r[eé]sum[eé]|\bcv|\bbio[\s–-]?data|\bcurriculum vitae)$/i
/** A courtesy title such as "Mr.", and a full stop or a comma after the name. */
export const courtesy = /^(?:(?:mr|mrs|ms|miss)\.?|(?:ca|er|adv)\.)\s+(?=\p{L})|(?<=\p{L}{3})\.$|(?<=\p{L}),$/giu
/** Removes titles after the name: "Asha Menon BSN, RN", "Asha Menon (Nurse)". */
export const withoutTitles = (part: string): string =>
  part.replace(
    /(?<=^\p{Lu}\p{Ll}.{2,50}),?\s(?:\p{Lu}{2,6},\s*)+\p{Lu}{2,6}$|(?<=^\p{Lu}.{3,50}\S)\s?\([\p{L} .,/&-]{3,40}\)$|(?<=^\p{Lu}.{3,50}\S)(?:,\s*\p{Lu}[\p{L}.]{0,4}[\p{Lu}.][\p{L}.]{0,4}){1,5}$/u,
    '',
  )

const isOfPage = (name: string): boolean => /^(?:signature|(?:photo|top of form|page)\b.*)$/i.test(name)

/** The first word of a label that wraps: "Permanent" above "Address". */
const ofLabel = /^(?:permanent|present|current|postal|residential|correspondence|personal|marital|mobile|contact)(?: \p{L}+)?$/iu

/** Words of an address: "Nadi House Vriksha P.O". */
const ofAddress =
  /\s(?:house|p\.\s?o|road|street|nagar|colony|building|district|dist|post office)\b\.?|^(?:house|flat|vill|village|post|dist)\b/i

/** A line with only one capital that is longer than a name, or with small words: "Making reports and sending them". */
const isText = (name: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:\s\p{Ll}+){3,}$/u.test(name) || /\s(?:for|in|on|with|from|by|to|the|and|as)\s/.test(name)

/** Whether the text is no name of a person: a part of an address or of the page, a degree or a sentence. */
export const isNoName = (name: string): boolean =>
  isOfPage(name) ||
  isContactLabel(name) ||
  degree.exec(name)?.[2] === '' ||
  ofAddress.test(name) ||
  ofLabel.test(name) ||
  isText(name)
