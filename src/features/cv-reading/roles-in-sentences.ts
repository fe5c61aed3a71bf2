import { isHeadLike, type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isOnlyTime, periodIn } from '#features/cv-words/period.ts'
import { statedJob, untimedJob } from '#features/cv-words/stated-job.ts'
import { timeIn } from '#features/cv-words/time-at-start.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import { timeOfJob } from './job-times.ts'
import { namesIn } from './work-heads.ts'

const opening =
  /^(?:(?:presently|currently|now|present)\s+)?(?:i\s+)?(?:(?:am|was|have|had|been)\s+){0,2}(?:work(?:ed|ing)?|employed|serv(?:ed|ing)|joined|designated)\s+as\s+(?:an?\s+|the\s+)?/i
const longestRole = 60
/** Where the position ends: at a sign, or at a word that says more about the work. */
const end =
  /[,;(”"]|\.(?:\s|$)|:|\s(?:from|since|for|in|at|with|while|where|who|which|having|handling|heading|under|during|till|to|on|and (?!\p{Lu}))(?!\p{L})|\s[–—-]\s|$/u

/** Makes "Worked as a Site Engineer while …" below an employer and its time a labelled position, as "Position: Site Engineer" would be. */
export function withRolesInSentences(lines: readonly Paragraph[]): readonly Paragraph[] {
  return lines.flatMap((line, at) => {
    const role = isBelowFirm(lines.slice(Math.max(0, at - 2), at)) ? roleIn(line) : ''
    if (role === '') return [line]
    const period = periodIn(line.text)
    const label = {
      ...line,
      isBullet: false,
      text: `Position: ${role}`,
      fields: { position: role, ...(period ? { time: timeIn(period) } : {}) },
    }
    return isWhole(line.text, role) ? [label] : [label, { ...line, isBullet: true, fields: { duties: line.text } }]
  })
}

function roleIn({ text, fields }: Paragraph): string {
  const behind = fields ? text : text.slice(0, 300).replace(opening, '')
  if (fields || behind === text.slice(0, 300) || isNamed(statedJob(text) ?? untimedJob(text))) return ''
  const start = behind.replace(/^[“"‘']\s?/, '')
  const role = start.slice(0, start.search(end)).replace(/[’'\s.]+$/, '')
  const isQuoted = /^[“"]/.test(behind) && role.split(' ').length <= 6
  return role.length <= longestRole && (scoreOf(role) > 0 || isQuoted) ? role : ''
}

/** Whether the sentence names an employer of its own. "with the company" means the one above. */
const isNamed = (stated: string | null): boolean => /^\p{Lu}/u.test(stated?.split('\t')[1] ?? '')

/** Whether the sentence says nothing but the position and its time. */
const isWhole = (text: string, role: string): boolean =>
  text.replace(opening, '').length - (periodIn(text) ? 40 : 0) < role.length + 4

/** Whether an employer stands above, with its time, and no position. */
function isBelowFirm(above: readonly Paragraph[]): boolean {
  const [before, line] = above.length > 1 ? above : [undefined, above[0]]
  if (!line) return false
  if (isOnlyTime(line.text.replace(/[()]/g, ''))) return before !== undefined && isFirm(before)
  return isFirm(line) && (timeOfJob(line) !== null || scoreOf(line.text) < 0)
}

function isFirm(line: Paragraph): boolean {
  if (line.fields) return line.fields.employer !== undefined && line.fields.position === undefined
  if (!isHeadLike({ ...line, text: line.text.replace(/\.$/, '') })) return false
  const { names } = namesIn([timeOfJob(line)?.rest ?? partsOfLine(line)])
  return names.length > 0 && names.every((name) => scoreOf(name) <= 0)
}
