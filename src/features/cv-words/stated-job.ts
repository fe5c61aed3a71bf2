import { periodIn } from './period.ts'
import { scoreOf } from './words.ts'

const opening =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:(?:position|role)\s*:\s*)?(?:(?:presently|currently|previously|now|earlier|at present|formerly)\s+)?(?:i\s*)?(?:(?:am|have been|have|has been|has|had|was)\s+|['’]ve been\s+)?(?:joined\s+(?=\p{Lu})|(?:work(?:ed|ing|(?= as ))|employed|engaged|acted|associated|serv(?:ed|ing))\s+)/iu
const count = '(?:\\d{1,2}(?:\\.\\d)?\\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
/** "2 years experience", "One year worked" */
const years = new RegExp(
  `^(?:\\(?\\d{1,2}[.)]\\s+)?(?:(?:i\\s+)?(?:have|having)\\s+)?(?:an?\\s+)?(${count}\\s*(?:years?|yrs?|months?))\\.?(?:['’]s?)?\\s+(?:of\\s+)?(?:(?:work(?:ing)?\\s+|job\\s+)?experience|worked)\\s+`,
  'i',
)
const role = '(?:an?\\s+|the\\s+)?((?:[^,.;]|(?<=\\b[js]r)\\.){2,60}?)'
const time = '((?:since|from|w\\.?e\\.?f\\.?|during|for|\\()\\s*.{4,80})$'
const roleFirst = new RegExp(`^as\\s+${role},?\\s+(?:in|with|at|for)\\s+(.{3,90}?),?\\s+${time}`, 'i')
const employerFirst = new RegExp(
  `^(?:(?:in|with|at|for)\\s+)?(.{3,90}?),?\\s+as\\s+${role},?\\s+(?:and\\s+(?:have\\s+)?worked\\s+)?${time}`,
  'i',
)

/** "Worked as a clerk in Rao & Sons from May 2015 to June 2017.", "2 years experience in Rao & Sons as a clerk" with its parts apart, or null. */
export function statedJob(text: string): string | null {
  if (text.length > 300) return null
  const length = years.exec(text)?.[1]
  const bare = text.replace(/[.,]?\s*\((?:professional |total )?experience[^()]{0,40}\)\.?$/i, '')
  const behind = length === undefined ? bare.replace(opening, '') : `${text.replace(years, '').replace(/\.$/, '')} for ${length}`
  if (behind === bare) return null
  return inOrder(roleFirst.exec(behind), [1, 2]) ?? inOrder(employerFirst.exec(behind), [2, 1])
}

const withoutTime = new RegExp(`^as\\s+${role},?\\s+(?:in|with|at|for)\\s+(.{3,90})$`, 'i')

const employerWithoutTime = new RegExp(
  `^(?:in|with|at)\\s+(.{3,60}?)(?:\\s+for\\s+(?:the\\s+)?(?:last|past)\\s.{4,40}?)?\\s+as\\s+${role}$`,
  'i',
)

function namesWithoutTime(text: string): readonly (string | undefined)[] {
  const found = withoutTime.exec(text)
  return found ? found.slice(1) : (employerWithoutTime.exec(text)?.slice(1).toReversed() ?? [])
}

/** "Worked as a clerk at Rao & Sons in Pune.", "Working at Rao & Sons for the past year as a clerk", or null. */
export function untimedJob(text: string): string | null {
  const behind = text.length > 160 ? text : text.replace(opening, '')
  if (behind === text) return null
  const [position = '', employer = ''] = namesWithoutTime(behind.slice(0, 160).replace(/[\s.]+$/, ''))
  const [firm = '', place = ''] = employer.split(/\s+in\s+(?=\p{Lu})/u)
  return scoreOf(position) > 0 && /^\p{Lu}/u.test(firm) ? [position, firm.trim(), place.trim()].filter(Boolean).join('\t') : null
}

/** "(Datacentre) and others" is no time. */
const isAside = (text: string): boolean => text.startsWith('(') && periodIn(text) === null

const inOrder = (found: RegExpExecArray | null, [position, employer]: readonly [number, number]): string | null =>
  found && !isAside(found[3] ?? '') ? [found[position], found[employer], timeOf(found[3] ?? '')].join('\t') : null

const timeOf = (text: string): string =>
  /^for\b(?!.*\b(?:19|20)\d{2})/i.test(text) ? '' : text.replace(/\.$/, '').replace(/^w\.?e\.?f\.?/i, 'since')
