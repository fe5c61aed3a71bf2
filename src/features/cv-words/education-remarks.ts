import { isHeadWords } from './column-heads.ts'
import { degree } from './degree-pattern.ts'
import { trimmed } from './trimmed.ts'

/** Words beside the date or the grade of a course, which name neither a school nor a subject. */
const remark =
  /^(?:(?:(?:expected|anticipated|exp\.?)\s+)?graduat(?:ion|ed|ing|e)\s+(?:date|year|in)|(?:expected|anticipated)(?:\s+(?:graduation|completion))?|(?:status\s*:\s*)?(?:pursuing|ongoing)|passed|completed|passing year|(?:passing )?year(?:\s+of\s+(?:completion|passing|graduation))?|(?:date|month)\s+of\s+(?:completion|passing|graduation)|completion|duration|session|period|out of \d{1,3}(?:\.\d+)?|batch(?:\s+of)?|(?:magna |summa )?cum laude|overall|cumulative|cum\.?|current|percentage|c?gpa|aggregate|marks|score)(?:\s*(?:scored|obtained|secured))?\s*:?\s*(?:in)?$/i
const atEnd =
  /\s(?:(?:expected|anticipated)(?:\s+graduation)?(?:\s+date)?|(?:in\s+)?(?:the\s+)?year\s+of\s+(?:passing|completion))\s*:?$/i

/** "Expected Graduation Date: May 2024", "Year of completion: 2020", "Overall GPA: 8.2", without the date or the grade. */
export const withoutRemarks = (text: string): string => before(atEnd, text.replace(remark, ''), ' \t,–-')

/** What stands before the words, without these signs between. A pattern for the signs would take the cube of the length of a line of spaces. */
function before(words: RegExp, text: string, signs: string): string {
  const at = text.search(words)
  return at < 0 ? text : trimmed(text.slice(0, at), '', signs)
}

/** "Master Thesis: …" is about a course that stands above it. */
const thesis = /^(?:[\p{L}.'’]+ )?(?:thesis|dissertation)\b/iu
export const isThesis = (text: string): boolean => thesis.test(text)

/** "Relevant Coursework: …", "Activities and Societies: …" */
const label =
  /^(?:[\p{L}]+ (?:and |& )?)?(?:course ?work|courses|activities|societies|advis[eo]rs?|supervisors?|honou?rs|awards?|modules|subjects)(?: (?:and|&) \p{L}+)?\s*:/iu
/** "Graduated in Physics with 64 %" */
const sentence = /^graduated?\s.{4,}\swith\b/i
/** A text of its own, in which a school may be named. */
const prose =
  /^(?=.{110})[“"'‘]?\p{L}.*?\s(?:with|my|through|to|who|that)\s.*?\s(?:a|an|the|my|to|and)\s.*?\s(?:a|an|the|my|to|in|with)\s/u
const affiliation = /^\(?(?:affiliated|recogni[sz]ed|approved|accredited)\s+(?:to|with|by|under)\b/i
/** The beginning says whether it is prose. All of a long line would take the cube of its length. */
const longestProse = 300
export const isRemark = (text: string): boolean =>
  [label, affiliation, sentence].some((words) => words.test(text)) || (!isStated(text) && prose.test(text.slice(0, longestProse)))

/** "I have completed my 12th from …" */
export const isStated = (text: string): boolean =>
  text.length <= longestProse && degree.test(withoutVerb(text)) && verb.test(text)

const verb =
  /^(?:(?:i\s+)?(?:(?:am|have|had)\s+)?(?:(?:currently|presently|successfully|recently)\s+)?(?:passed|completed|cleared|done|obtained|did|finished|pursuing|studying|graduated from)|appeared(?: in)?|(?:i\s+)?(?:am\s+)?(?:currently\s+)?in\s+(?:the|my)\s+\S+\s+year\s+of|(?:magna |summa )?cum laude|major in|(?:\d(?:st|nd|rd|th)|first|second|third|final)[ -]year|candidate for|graduated? (?:in|with|as)(?= (?:an? )?(?:bachelor|master|diploma|doctor|[bm]\.?\s?[a-z])))\s+(?:my\s+|the\s+|an?\s+)?(?:schooling\s+from\s+)?(?=\S)/i
/** "Pursuing B.Tech", "I have successfully completed my B.A.", "Cum Laude B.A." */
export const withoutVerb = (text: string): string => text.replace(verb, '')

const accreditation =
  /\b(?:affiliated|affliated|recogni[sz]ed|approved|accredited)\s+(?:to|with|by|under)\s|\sunder\s+(?=\p{Lu})/u
/** "Nadi College affiliated to Vriksha University", "Nadi School under CBSE" */
export const withoutAccreditation = (text: string): string => before(accreditation, text, ' \t,(') || text

/** "Other Certifications/Programs:" above what is no course of a school. */
const certificates =
  /^(?:(?:other|additional|professional|academic) |\p{L}+ ?[/&,] ?){0,4}(?:certificat(?:es?|ions?)|trainings?|workshops?|projects)(?: ?[/&,] ?\p{L}+){0,3}(?: attended| done| completed)?\s*:?$/iu
export const isAboveCertificates = (text: string): boolean => text.length <= 60 && certificates.test(text)

/** Words of lines about a course. */
const aside =
  /\b(?:exam(?:ination)?|awards?|scholar(?:s|ships?)?|fellowships?|thesis|course ?work|courses|honou?r roll|dean|advis[eo]r|relevant|activities|society|rank(?:ed)?|member|president)\b/i
export const isAside = (text: string): boolean => aside.test(text)

/** Without the signs and small words that stood between it and what was beside it. */
export const withoutEnds = (part: string): string =>
  trimmed(part, ' \t,;:()–—-', `${part.slice(1).includes('(') ? '' : ')'} \t,;:(–—-`).replace(
    /(?:^|\s+)(?:in(?: the year)?(?: of)?|with(?: an?)?|during|securing|scored|obtained|and)$/i,
    '',
  )

/** "Branch" or "Result": the label of a value that stands elsewhere. */
export const isLabelAlone = (text: string): boolean => text.length <= 30 && /^\p{Lu}/u.test(text) && isHeadWords(text)
