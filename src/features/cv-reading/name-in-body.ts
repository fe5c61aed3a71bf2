import { clearValue } from '#features/cv-words/labelled-values.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { roleBelowText } from '#features/cv-jobs/texts-around-names.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import type { WorkEntry } from './work-anchors.ts'
import { namesIn } from './work-heads.ts'

type Name = 'employer' | 'position'
const mostBelow = 8

/** Takes the name that the header of a job lacks from a label further down: "Designation: Clerk" below a text about the company. */
export function withNameInBody(entry: WorkEntry): WorkEntry {
  if (isNameless(entry)) return withFirmDescribed(entry)
  const kind = missingName(entry)
  const at = kind === null ? -1 : entry.body.slice(0, mostBelow).findIndex((line) => valueIn(line, kind) !== null)
  const line = entry.body[at]
  const value = line && kind && valueIn(line, kind)
  if (!line || !kind || !value) return kind === 'position' ? withRoleBelow(entry) : entry
  return { ...entry, named: { ...entry.named, [kind]: value }, body: entry.body.toSpliced(at, 1, ...restOf(line)) }
}

/** A text about the employer may stand between the employer and the position. */
function withRoleBelow(entry: WorkEntry): WorkEntry {
  const at = roleBelowText(entry.body)
  const position = entry.body[at]?.text.replace(/\t/g, ', ')
  return position === undefined ? entry : { ...entry, named: { ...entry.named, position }, body: entry.body.toSpliced(at, 1) }
}

const isNameless = ({ heads, named }: WorkEntry): boolean =>
  heads.length === 0 && named.employer === undefined && named.position === undefined

const described = /^(.{3,60}?\b(?:ltd|limited|pvt|inc|llp|corporation|company)\.?),? is (?:an?|one of|the)\s/iu

/** The first line below a time alone may describe the employer: "Rao & Sons Limited is a company which …". */
function withFirmDescribed(entry: WorkEntry): WorkEntry {
  const employer = described.exec(entry.body[0]?.text ?? '')?.[1]
  return employer === undefined ? entry : { ...entry, named: { ...entry.named, employer } }
}

function missingName({ heads, named: { employer, position } }: WorkEntry): Name | null {
  const { names } = namesIn(heads)
  if (names.length > 1 || (employer !== undefined && position !== undefined)) return null
  const isRole = position !== undefined || names.some((name) => scoreOf(name) > 0)
  if (!isRole) return 'position'
  return employer === undefined ? 'employer' : null
}

function valueIn(line: Paragraph, kind: Name): string | null {
  const value = line.fields ? (line.fields[kind] ?? null) : clearValue(line.text, kind)
  // The role in a project may be a task: "Role: to support the team".
  const isTask = kind === 'position' && /(?:^|\t)role\b/i.test(line.text) && scoreOf(value ?? '') <= 0
  return isTask ? null : value
}

/** A line that holds more than the label stays in the description. */
const restOf = (line: Paragraph): Paragraph[] => (line.fields && line.text.includes('\t') ? [line] : [])
