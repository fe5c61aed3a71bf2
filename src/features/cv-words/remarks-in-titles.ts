/** A duration in brackets: "Work Experience (8 Years)". */
const lengthOfTime = /\(\s*(?:total\s*:?\s*)?\d{1,2}(?:\.\d+)?\s*\+?\s*(?:years?|yrs?|months?)[^()]{0,20}\)/i
/** A duration after a dash or a colon: "Work Experience – 8+ Years". */
const lengthBehind =
  /\s*[:–\t-]{1,2}\s?\d{1,2}(?:\.\d+)?\s?\+?\s?(?:years?|yrs?|months?)\.?(?:\s(?:approx\p{L}*|(?:(?:and|&)\s)?\d{1,2}\s?\+?\s?months?))?\s*$/iu

/** A whole time in brackets: "Experience (January 2018 – Present)". */
const timeInBrackets = /\s?\([^()\d]{0,20}\d{4}\s?(?:[–—-]|to|till)\s?[^()]{2,25}\)\s?:?$/i

/** A remark about the time at the end: "Work Experience:- (Approx. 2 years in India)", "EXPERIENCE (2YEARS7MONTHS)". */
const remarkOfTime = /[\s:–-]{0,4}\([^()]{0,50}\d[^()\d]{0,10}(?:years?|yrs?|months?)[^()]{0,60}\)\s{0,2}$/i

/** The end of a title that is repeated on the next page: "Experience (continued)". */
const continued = /[\s(–-]{1,3}(?:continued|cont(?:in)?d)\)?[.:\s]{0,3}$/i

/** A remark about the choice behind a dash: "Work Experience - Past 3 Jobs". */
const remarkBehind = /\s[–—-]\s(?:past|last|recent|selected|latest|most recent|previous|relevant)(?:\s.{0,25})?$/i

/** A title of a section without remarks about its time, its choice or its continuation. */
export const withoutRemarks = (title: string): string =>
  title
    .replace(timeInBrackets, '')
    .replace(remarkOfTime, '')
    .replace(lengthOfTime, ' ')
    .replace(lengthBehind, '')
    .replace(continued, '')
    .replace(remarkBehind, '')
