/** The longer words of section titles, to correct misspelt ones. */
const words =
  'experience education educational qualification qualifications objective objectives strength strengths declaration personal professional technical academic achievement achievements certification certifications language languages training details profile career curricular activities skills proficiency working summary employment history internship internships'.split(
    ' ',
  )

/** Whether a text is a misspelt word: one letter missing, added or replaced, or two swapped. The first letter must be right. */
function isSlipOf(text: string, word: string, least = 2): boolean {
  if (text[0] !== word[0] || Math.abs(text.length - word.length) > 1) return false
  let at = 1
  while (at < word.length && text[at] === word[at]) at++
  const [own, sought] = [text.slice(at), word.slice(at)]
  return own.length >= least && sought.length >= least && (areSwapped(own, sought) || isOneOff(own, sought))
}

const areSwapped = (own: string, sought: string): boolean =>
  own.slice(2) === sought.slice(2) && own[0] === sought[1] && own[1] === sought[0]

const isOneOff = (own: string, sought: string): boolean =>
  own.slice(1) === sought.slice(1) || own.slice(1) === sought || own === sought.slice(1)

const labelWords = ['company', 'designation', 'organization', 'organisation', 'duration', 'position', 'employer', 'experience']

export const wholeLabelWord = (word: string): string =>
  word.length < 6 ? word : (labelWords.find((one) => isSlipOf(word.toLowerCase(), one, 1)) ?? word)

const whole = (word: string): string => (word.length < 6 ? word : (words.find((one) => isSlipOf(word, one)) ?? word))

/** Corrects misspelt words: "Work Experiance" becomes "work experience". Null if nothing is to be corrected. */
export function withoutSlips(title: string): string | null {
  const own = title.toLowerCase().split(' ')
  if (title.length > 50 || own.length > 4 || own.every((word) => word.length < 6 || words.includes(word))) return null
  const found = own.map(whole)
  return found.some((word, at) => word !== own[at]) ? found.join(' ') : null
}

/** Latin letters without their accents: people leave them out, above all in capitals. */
export const withoutAccents = (text: string): string =>
  /[\u00C0-\u024F]|\p{M}/u.test(text)
    ? text
        .normalize('NFD')
        .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
        .normalize('NFC')
    : text
