const length = String.raw`(?:less than an? (?:year|month)|\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?|yr\(s\)|months?|mos?)\b\.?(?:\s*(?:,|&|and)?\s*\d{1,2}\s*(?:months?|mos?)\b\.?)?)`
const inBrackets = new RegExp(String.raw`\(\s*${length}\s*\)`, 'gi')
const alone = new RegExp(String.raw`^[(·•\s]{0,3}${length}(?:\s+(?:of\s+)?experience)?\s*\)?$`, 'i')

/** "(10 years 2 months)" beside a period says nothing more than the period. */
export const withoutLength = (text: string): string => text.replace(inBrackets, '\t')

export const isLengthOfTime = (text: string): boolean => text.length <= 40 && alone.test(text)
