import { isDuty } from '#features/cv-words/duties.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { isAddress } from '#features/cv-words/lines-below-names.ts'
import type { ProposedWork } from '#features/cv-words/proposal.ts'
import { type Sign, signsOf } from '#features/cv-words/doubt-weights.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** Words that occur only in names of employers. Others, such as "Software", occur in positions too. */
export const firmWord =
  /\b(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|gmbh|ag|plc|llc|company|hospitals?|clinic|schools?|college|university|institute|academy|bank|industries|enterprises|foundation|trust|stores?|holdings|motors|infotech|technologies|laborator(?:y|ies)|associates|sons)\b|विद्यालय|अस्पताल|बैंक|कंपनी|लिमिटेड/iu

export const isAlike = ({ company, position }: ProposedWork): boolean =>
  company !== '' && company.toLowerCase() === position.toLowerCase()

const longestRead = 200
const isTime = (name: string): boolean => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(name.slice(0, longestRead))
const countOf = (name: string): number => name.split(' ').length

/** The signs that the employer is none, or only a part of one. */
export const signsOfEmployer = (company: string): Sign[] => [
  ...signsOfName(company),
  ...signsOf({
    noName: holdsMore(company) || isOfNoFirm(company) || isLegalFormAlone(company),
    tooLong: countOf(company) > 6 && scoreOf(company) === 0,
  }),
]

/** "Technologies Ltd" is what remains of a name whose beginning stands elsewhere. */
const isLegalFormAlone = (company: string): boolean =>
  company.length <= 60 &&
  /^\p{Lu}/u.test(company) &&
  company.split(/[\s,.()&]+/).every((word) => word === '' || kindOfFirm.test(word))
const kindOfFirm =
  /^(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|company|co|group|technologies|technology|solutions?|systems?|services?|industries|enterprises?|associates|consultants?|traders|software|infotech|the|and|of|india|international|global)$/i

/** The last word shows that the name goes on elsewhere: "Coordinator – Nadi for". */
const endsInside = /\s(?:for|of|in|at|and|as|under|with|the|from|to)$/i

export const signsOfPosition = (position: string): Sign[] => [
  ...signsOfName(position),
  ...signsOf({ noName: isTime(position) || endsInside.test(position) || hasFirmBehind(position) || isOfPerson(position) }),
]

/** "Adviser: Prof. Rao", also behind the kind of a project: such an entry is more often a project than a job. */
const adviser =
  /^(?:[\p{L}. ]{3,40}\s?[,–-]\s)?(?:co-)?(?:advis[eo]rs?|supervisors?|guides?|mentors?)\s?[:–-]{1,2}\s?(?:prof|dr|mr|ms|mrs)\b/iu

/** Whether the text is about another person, or one stands before the position: "Ravi Menon/ Vice President". */
const isOfPerson = (position: string): boolean => {
  if (adviser.test(position)) return true
  const [, person = '', role = ''] = /^(\p{Lu}\p{L}+ \p{Lu}\p{L}+)\s?[/,|]\s?(\p{Lu}.{2,60})$/u.exec(position) ?? []
  return person !== '' && scoreOf(person) === 0 && scoreOf(role) > 0
}

/** Whether an employer or a place stands behind a dash: "Trade Engineer- Rao Associates". */
function hasFirmBehind(position: string): boolean {
  const [first = '', ...behind] = position.slice(0, longestRead).split(/\s?[–—-]\s/)
  const [before = '', ...named] = position.slice(0, longestRead).split(/:\s/)
  return (
    (scoreOf(first) > 0 && behind.some((part) => scoreOf(part) < 0 || isPlace(part))) ||
    (named.some((part) => scoreOf(part) > 0) && scoreOf(before) < 0)
  )
}

/** Whether the employer still contains a position, a label or a year, or only a kind of firm: "Rao Ltd - Clerk", "Client : Rao", "Rao Ltd June 2021". */
function holdsMore(company: string): boolean {
  const parts = company.slice(0, longestRead).split(/\s[–—-]\s/)
  return (
    isTime(company) ||
    isKindOfFirm.test(company) ||
    company.includes(' :') ||
    (parts.length > 1 && isRoleAtEnd(parts.at(-1) ?? ''))
  )
}

/** "Construction Company" says what a firm does and not which it is. */
const isKindOfFirm = /^(?:the |an? )?\p{L}{3,20} (?:company|firm|industry|department)$/iu

/** Words of titles, of parts of a firm and of its work: "Company profile", "Services department office", "Supervision of works". */
const ofNoFirm =
  /\b(?:profiles?|responsibilit(?:y|ies)|duties|designation|experience|details|dep(?:artmen)?t|section|division|projects?|site|framework|website|supervision)\b|\soffice$|\bworks? (?:of|for)\b/iu

const legalForm = /\b(?:pvt|private|ltd|limited|llp|inc|incorporated|corp|corporation|gmbh|ag|plc|llc|co)\b|l\.l\.[cp]/i

/** Whether the text is an address, or has a word that names of firms do not have, and no legal form. */
const isOfNoFirm = (company: string): boolean =>
  company.length <= longestRead && !legalForm.test(company) && (isAddress(company) || ofNoFirm.test(company))

const abbreviated = /\b(?:inc|ltd|limited|co|corp|pvt|llc|bros|assn|dept|govt|sr|jr|hr|sec)\.$|\b\p{L}\.$/iu
const longestWithStop = 6

/** A full stop ends short names too in informal CVs, and sentences. */
const endsSentence = (name: string): boolean =>
  name.endsWith('.') && !abbreviated.test(name) && (scoreOf(name) === 0 || countOf(name) > longestWithStop)

const isOther = (name: string): boolean =>
  isPlace(name) ||
  (/^\d/.test(name) && scoreOf(name) === 0) ||
  /@|https?:/.test(name) ||
  !/\p{L}{2}|[\p{L}\p{M}]{2}/u.test(name) ||
  name.split('/').some((part) => headingIn(part)?.rest === '')

/** The signs of a text that is not a name: it is long, a sentence, a date, a place, or the title of a field or a section. */
function signsOfName(name: string): Sign[] {
  const isOpen = name.includes('(') !== name.includes(')')
  return signsOf({
    smallLetters:
      /^\p{Ll}+\s|\(\p{Ll}{3,}\s|\s(?:using|through|based on)\s/u.test(name) || (/^\p{Ll}+$/u.test(name) && scoreOf(name) <= 0),
    noName: isOpen || /[:;]$/.test(name) || endsSentence(name) || isDuty(name) || isOther(name),
    tooLong: name.length > 70 || countOf(name) > 9,
  })
}
