import { trimmed } from './trimmed.ts'

const lengthOfTime = String.raw`(?:less than an? (?:year|month)|\d{1,2}(?:[./]\d)?\+?\s*(?:years?|yrs?|yr\(s\)|months?|mos?)\b\.?(?:\s*(?:,|&|and)?\s*\d{1,2}\s*(?:months?|mos?)\b\.?)?)`
const lengthInBrackets = new RegExp(String.raw`\(\s*${lengthOfTime}\s*\)`, 'gi')
const lengthAlone = new RegExp(String.raw`^[(·•\s]{0,3}${lengthOfTime}(?:\s+(?:of\s+)?experience)?\s*\)?$`, 'i')

/** Removes a duration in brackets: "(10 years 2 months)" beside a period adds nothing. */
const withoutLength = (text: string): string => text.replace(lengthInBrackets, '\t')

/** A second period right behind the first: "and Apr 2021 – June 2022". */
const again = /^(?:and|&)\s(?:\p{L}{3,9}[.\s]?\s?)?\d{4}\s?(?:to|till|[–-])\s?(?:\p{L}{3,9}[.\s]?\s?)?(?:\d{4})?[)\]]?$/iu

export const isLengthOfTime = (text: string): boolean => text.length <= 40 && lengthAlone.test(text)

/** The text around a period that was found in it, in parts. */
export function without(text: string, found: RegExpExecArray): string {
  const left = `${text.slice(0, found.index)}\t${text.slice(found.index + found[0].length)}`
  return withoutLength(left)
    .replace(/\(\s*\)|\[\s*\]/g, '\t')
    .split('\t')
    .map((part) =>
      trimmed(part, ' \t|,;:–—•·(-', ' \t|,;:–—•·([-')
        .replace(/^\)|^\]/, '')
        .trim(),
    )
    .filter((part) => part !== '' && !/^[.)]{1,2}$/.test(part) && !isLengthOfTime(part) && !again.test(part))
    .join('\t')
}
