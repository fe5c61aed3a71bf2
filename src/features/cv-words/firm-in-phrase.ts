import { isInstitution, isPlace, scoreOf } from './words.ts'

const withinPart = /^(?:the\s+)?\p{L}{2,20}\s(?:department|dept\.?|division|section|ward|unit|branch)\sof\s(?=\p{Lu})/iu
const within = /^(?:the\s+)?\p{Ll}[^,]{2,60}?\b(?:of|named|called|company|at)\s+(?=(?:m\/s\.?\s*)?\p{Lu})/u
const behindLegalForm = /(?<=\b(?:ltd|limited|llp|inc)\b\.?)\s+(?:at|in|which|and|near|situated|located)\s.*$/i
const clauseBehind = /\s+(?:which|that|where|situated|located)\s.*$/i

/** The firm in a phrase about a part of it: "the godown of Rao Traders Pvt. Ltd. at Nagpur". Other texts stay as they are. */
export function firmInPhrase(phrase: string): string {
  const text = phrase.replace(behindLegalForm, '').replace(clauseBehind, '')
  const firm = text.replace(withinPart, '').replace(within, '')
  return firm !== text && scoreOf(firm) < 0 && !isPlace(firm) ? firm : text
}

/** What teachers teach stands before their employer: "as a Lecturer in Physics in Rao College". */
export function subjectAndFirm(role: string, firm: string): readonly [subject: string, firm: string] {
  const [, subject = '', school = ''] = teaches.test(role)
    ? (/^(\p{Lu}[^,]{2,40}?)\s+(?:in|at)\s+(\p{Lu}.+)$/u.exec(firm) ?? [])
    : []
  return subject !== '' && !isInstitution(subject) && isInstitution(school) ? [` in ${subject}`, school] : ['', firm]
}
const teaches = /(?:lecturer|professor|teacher|faculty|tutor|instructor|fellow)$/i

/** Separates the place from the employer: "Rao & Sons in Pune". */
export function withPlaceApart(firm: string): string {
  const [, name, place = ''] = /^(.{3,80}?)\s+(?:in|at)\s+(\p{Lu}[^\d]{2,40}?)\.?$/iu.exec(firm) ?? []
  return name !== undefined && isPlace(place) ? `${name}\t${place}` : firm
}
