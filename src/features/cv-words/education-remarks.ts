import { isHeadWords } from './column-heads.ts'
import { degree } from './degree-pattern.ts'
import { trimmed } from './trimmed.ts'

/** Words beside the date or the grade of a course that name neither a school nor a subject. */
const remark =
  /^(?:(?:(?:expected|anticipated|exp\.?)\s+)?graduat(?:ion|ed|ing|e)\s+(?:date|year|in)|(?:expected|anticipated)(?:\s+(?:graduation|completion))?|(?:status\s*:\s*)?(?:p(?:e|u)rs(?:u|h)ing|persuing|ongoing|appear(?:ing|ed)|graduat(?:ed|ing)|result awaited|awaited)|passed|completed|passing year|(?:passing )?year(?:\s+of\s+(?:completion|passing|graduation))?|(?:date|month)\s+of\s+(?:completion|passing|graduation)|completion|duration|session|period|out of \d{1,3}(?:\.\d+)?|batch(?:\s+of)?|(?:magna |summa )?cum laude|overall|cumulative|cum\.?|current|percentage|c?gpa|aggregate|marks|score)(?:\s*(?:scored|obtained|secured))?\s*:?\s*(?:in)?$/i
const atEnd =
  /\s(?:(?:expected|anticipated)(?:\s+graduation)?(?:\s+date)?|(?:in\s+)?(?:the\s+)?year\s+of\s+(?:passing|completion))\s*:?$/i

/** Removes the words around a date or a grade that has been cut out: "Expected Graduation Date", "Year of completion", "Overall GPA". */
export const withoutRemarks = (text: string): string => before(atEnd, text.replace(remark, ''), ' \t,–-')

/** The text before the words, without the given signs at its end. A pattern with these signs would take cubic time on a long run of spaces. */
function before(words: RegExp, text: string, signs: string): string {
  const at = text.search(words)
  return at < 0 ? text : trimmed(text.slice(0, at), '', signs)
}

/** A line such as "Master Thesis: …" describes the course above it. */
const thesis = /^(?:[\p{L}.'’]+ )?(?:thesis|dissertation)\b/iu
export const isThesis = (text: string): boolean => thesis.test(text)

/** Labels of lines about a course: "Relevant Coursework: …", "Activities and Societies: …". */
const label =
  /^(?:[\p{L}]+ (?:and |& )?)?(?:course ?work|courses|activities|societies|advis[eo]rs?|supervisors?|honou?rs|awards?|modules|subjects)(?: (?:and|&) \p{L}+)?\s*:/iu
/** A sentence about a course: "Graduated in Physics with 64 %". */
const sentence = /^graduated?\s.{4,}\swith\b/i
/** What somebody did or won at school. */
const achieved =
  /^(?:(?:i )?(?:scored|got|received|was|were|won|participated|performed|taught|secured|ranked|served|represented|organi[sz]ed|awarded|elected|selected)\s(?!from\b)|member of\s|certificate of (?:merit|participation|appreciation|excellence|distinction)\b)/i
/** A longer sentence. Such a text may mention a school without naming a course. */
const prose =
  /^(?=.{110})[“"'‘]?\p{L}.*?\s(?:with|my|through|to|who|that)\s.*?\s(?:a|an|the|my|to|and)\s.*?\s(?:a|an|the|my|to|in|with)\s/u
const affiliation = /^\(?(?:affiliated|recogni[sz]ed|approved|accredited)\s+(?:to|with|by|under)\b/i
/** In characters. Only the beginning is tested, because the pattern would take cubic time on a long line. */
const longestProse = 300
export const isRemark = (text: string): boolean =>
  [label, affiliation, sentence, achieved].some((words) => words.test(text)) ||
  (!isStated(text) && prose.test(text.slice(0, longestProse)))

/** Whether a sentence states a course: "I have completed my 12th from …". */
export const isStated = (text: string): boolean =>
  text.length <= longestProse && degree.test(withoutVerb(text)) && verb.test(text)

const verb =
  /^(?:(?:i\s+)?(?:(?:am|have|had)\s+)?(?:(?:currently|presently|successfully|recently)\s+)?(?:passed(?: out)?|completed|cleared|qualified|done|obtained|did|finished|pursuing|studying|graduated from)|appeared(?: in)?|(?:i\s+)?(?:am\s+)?(?:currently\s+)?in\s+(?:the|my)\s+\S+\s+year\s+of|(?:magna |summa )?cum laude|major in|(?:\d(?:st|nd|rd|th)|first|second|third|final)[ -]year|candidate for|graduated? (?:in|with|as)(?= (?:an? )?(?:bachelor|master|diploma|doctor|[bm]\.?\s?[a-z])))\s+(?:my\s+|the\s+|an?\s+)?(?:schooling\s+from\s+)?(?=\S)/i
/**
 * Removes the words before a degree: "Pursuing B.Tech", "I have successfully completed my B.A.", "Cum Laude B.A.", and the brackets of "Pursuing
 * (BCA)".
 */
export function withoutVerb(text: string): string {
  const bare = text.replace(verb, '')
  return bare === text ? text : bare.replace(/^\(([\p{L}. ]{2,12})\)(?=\s|$)/u, '$1')
}

const accreditation =
  /\b(?:affiliated|affliated|recogni[sz]ed|approved|accredited)\s+(?:to|with|by|under)\s|\sunder\s+(?=\p{Lu})/u
/** Removes an affiliation after a school: "Nadi College affiliated to Vriksha University", "Nadi School under CBSE". */
export const withoutAccreditation = (text: string): string => before(accreditation, text, ' \t,(') || text

/** Titles of lists of certificates, which are not courses of a school: "Other Certifications/Programs:". */
const certificates =
  /^(?:(?:other|additional|professional|academic) |\p{L}+ ?[/&,] ?){0,4}(?:certificat(?:es?|ions?)|trainings?|workshops?|projects)(?: ?[/&,] ?\p{L}+){0,3}(?: attended| done| completed)?\s*:?$/iu
/** A title in capitals with the issuer behind it: "CERTIFICATION- Nadi Academy". */
const withIssuer = /^CERTIFICAT(?:E|ION)S?\s?[–:-]/
export const isAboveCertificates = (text: string): boolean =>
  text.length <= 60 && (certificates.test(text) || withIssuer.test(text))

/** Words that occur in lines about a course, but not in names of courses. */
const aside =
  /\b(?:exam(?:ination)?|awards?|scholar(?:s|ships?)?|fellowships?|thesis|course ?work|courses|honou?r roll|dean|advis[eo]r|relevant|activities|society|rank(?:ed)?|member|president)\b/i
export const isAside = (text: string): boolean => aside.test(text)

/** Removes the signs and small words that joined the part to its neighbours. */
export const withoutEnds = (part: string): string =>
  trimmed(part.replace(/^\.\s?(?!NET)/, ''), ' \t,;:()–—-', `${part.slice(1).includes('(') ? '' : ')'} \t,;:(–—-`).replace(
    /(?:^|\s+)(?:in(?: the year)?(?: of)?|with(?: an?)?|during|securing|scored|obtained|and)$/i,
    '',
  )

/** Whether the text is only a label, such as "Branch" or "Result", whose value stands elsewhere. */
export const isLabelAlone = (text: string): boolean => text.length <= 30 && /^\p{Lu}/u.test(text) && isHeadWords(text)

/** Words around the names of courses and schools, and the rank of a pupil: "Class XII Std", "Schooling:", "(2nd in School)". */
export const noName =
  /^(?:std|standard|education|schooling|division (?:\d|i{1,3})|\(?\d{1,2}(?:st|nd|rd|th) in (?:the )?(?:school|class|college)|program(?:me)?s?|\(?best of (?:\d|three|four|five|six)(?: subjects)?\)?)[.)]?$/i
