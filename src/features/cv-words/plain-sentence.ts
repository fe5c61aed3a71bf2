/** A period at the end that no word introduces: "Worked in Rao Telecom as a clerk. May 2015 to June 2017." */
const timeAlone =
  /(?<=[\p{L})])[.,]? +((?<!\b(?:from|since|during|between) +)\p{L}{3,9}\.?\s(?:19|20)\d{2}\s(?:to|till|–|-)\s\p{L}{3,9}\.?\s?(?:(?:19|20)\d{2}|date)?\.?)$/iu

const betweenTimes = /\d\s(?:to|till|[–-])\s/i

/**
 * Removes quotation marks and brackets around the position: "as a “Driver”", "as a (Driver)", and the word behind it: "as Clerk position at".
 * Who assists somebody is named by that: "in assistance of the Lab Manager".
 */
export const plainSentence = (text: string): string =>
  withFrom(
    text
      .replace(/["“”]/g, ' ')
      .replace(/(\bas\s+an?\s+)\(([^()]{3,60})\)/i, '$1$2')
      .replace(/(\bas\s+(?:an?\s+)?[^,.;()]{3,40}?)\s(?:position|post)\s(?=(?:at|in|with)\s)/i, '$1 ')
      .replace(/\bas\s?\([^()]{3,30}\)\s+(?=\p{Lu})/iu, 'as ')
      .replace(/(?<=\p{L}{3})\.\((?=\s?\d)/u, ' (')
      .replace(/\bin\s+(?:the\s+)?(?=assistance\s+of\s)/i, 'as '),
  )
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,])/g, '')

const withFrom = (text: string): string => (betweenTimes.test(text) ? text.replace(timeAlone, ' from $1') : text)
