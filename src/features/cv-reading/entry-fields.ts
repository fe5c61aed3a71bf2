import { columnsOf, type EntryFields, fieldsOf } from '#features/cv-words/column-heads.ts'
import {
  fieldsOfLabels,
  isNameOfJob,
  isOtherLabel,
  labelledValue,
  type LabelledValue,
} from '#features/cv-words/labelled-values.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'

/** A line without a value stands among those with labels, and says nothing that has a field. */
type GroupLine = { readonly paragraph: Paragraph; readonly value: LabelledValue | null }

/** With the fields of table rows, and with the lines of one entry that have labels joined to one. */
export function withFields(all: readonly Paragraph[]): readonly Paragraph[] {
  const groups: GroupLine[][] = []
  const lines = withRows(all)
  for (const [at, paragraph] of lines.entries()) {
    const value = paragraph.fields ? null : valueOf(paragraph)
    const open = groupOf({ paragraph, value }, groups, lines.slice(at, at + 3))
    if (open) open.push({ paragraph, value })
    else groups.push([{ paragraph, value }])
  }
  return groups.flatMap(joinedGroup)
}

/** The entry that the line belongs to. */
function groupOf(
  { paragraph, value }: GroupLine,
  groups: readonly GroupLine[][],
  lines: readonly Paragraph[],
): GroupLine[] | null {
  const last = groups.at(-1)
  const open = last?.[0]?.value ? last : null
  if (value) return open && isOfSame(open, value) ? open : timelessAbove(groups, value)
  return open && (isAmong(open, paragraph) || isBetween(open, lines)) ? open : null
}

const mostBetween = 6

/** The time of an entry may stand below a few lines about it. */
function timelessAbove(groups: readonly GroupLine[][], { kind, isClear }: LabelledValue): GroupLine[] | null {
  if (kind !== 'time' || !isClear) return null
  const near = groups.slice(-mostBetween)
  const found = near.findLast((lines) => lines[0]?.value)
  const kindsOf = valuesOf(found ?? []).map((one) => one.kind)
  return found && kindsOf.includes('position') && kindsOf.includes('employer') && !kindsOf.includes('time') ? found : null
}

/** Of the items of lists, those that name an employer begin an entry, and further labels below belong to it. */
function valueOf({ text, isBullet }: Paragraph): LabelledValue | null {
  const value = labelledValue(text)
  return value && (!isBullet || (value.isClear && !value.isAside)) ? value : null
}

/** The address of an employer, above the labels of the time and the position. */
function isBetween(lines: readonly GroupLine[], [own, ...below]: readonly Paragraph[]): boolean {
  if (!own || !isPlain(own) || !endsInEmployer(lines)) return false
  const next = below.find((line) => !isPlain(line) || labelledValue(line.text) !== null)
  const value = labelledValue(next?.text ?? '')
  return value !== null && value.isClear && value.kind !== 'employer' && isOfSame(lines, value)
}

const mostOfAddress = 3

/** Its last label names an employer, and few lines stand below that. */
function endsInEmployer(lines: readonly GroupLine[]): boolean {
  const at = lines.findLastIndex(({ value }) => value !== null)
  const value = lines[at]?.value
  return value?.kind === 'employer' && value.isClear && lines.length - at <= mostOfAddress
}

const isPlain = ({ text, isBullet, fields }: Paragraph): boolean => !isBullet && !fields && text.length <= 120

const valuesOf = (lines: readonly GroupLine[]): LabelledValue[] => lines.flatMap(({ value }) => value ?? [])

/** A kind of value that the entry already has begins another one, unless it only stands beside it. */
function isOfSame(lines: readonly GroupLine[], { kind, isAside }: LabelledValue): boolean {
  const found = valuesOf(lines)
  if (lines.length >= mostLines) return false
  if (found.length < lines.length && !found.some(isName)) return false
  return isAside || kind === 'place' || found.every((one) => one.kind !== kind)
}

const isName = ({ kind }: LabelledValue): boolean =>
  isNameOfJob(kind) || kind === 'institution' || kind === 'board' || kind === 'degree'

const mostOthers = 6
const mostLines = 20

/** "Environment: Java" between "Role" and "Duration", or the rest of a value, which stands where values stand. */
function isAmong(lines: readonly GroupLine[], paragraph: Paragraph): boolean {
  if (paragraph.isBullet || paragraph.fields || lines.length - valuesOf(lines).length >= mostOthers) return false
  return isOtherLabel(paragraph.text) || lines.some((above) => isBelowValue(above.paragraph, paragraph))
}

function isBelowValue({ place: above }: Paragraph, { place: now }: Paragraph): boolean {
  const [, value] = above?.pieces ?? []
  return value !== undefined && now !== undefined && now.page === above?.page && Math.abs(now.box.x - value.x) < 4
}

/** The rows of a table below its head, which is left out. */
function withRows(all: readonly Paragraph[]): Paragraph[] {
  let columns: ReturnType<typeof columnsOf> = null
  return all.flatMap((paragraph) => {
    const own = paragraph.fields ?? fieldsOfLine(paragraph)
    if (own) return [{ ...paragraph, fields: own }]
    const cells = paragraph.text.split('\t')
    const head = columnsOf(cells)
    columns = head ?? (columns?.length === cells.length ? columns : null)
    return head ? [] : [columns ? { ...paragraph, fields: fieldsOf(columns, cells) } : paragraph]
  })
}

function joinedGroup(lines: readonly GroupLine[]): Paragraph[] {
  const found = valuesOf(lines)
  const [first] = lines
  const isOne = found.length > 1 || found.some(({ isClear, kind }) => isClear && isNameOfJob(kind))
  const isListed = first?.paragraph.isBullet === true
  if (!first || !isOne || (isListed && (found.length < 2 || first.value?.kind !== 'employer')))
    return lines.map(({ paragraph }) => paragraph)
  const values = found.filter((one) => !one.isAside || !found.some((other) => other !== one && isBeside(one, other)))
  const own = lines.filter(({ value }) => value !== null)
  const text = own.map(({ paragraph }) => paragraph.text).join('\t')
  const others = lines.flatMap(({ paragraph, value }) => (value ? [] : [{ ...paragraph, isBullet: true }]))
  return [{ ...first.paragraph, isBullet: false, text, fields: fieldsOfLabels(values) }, ...others]
}

/** The client beside a position is not the employer. */
const isBeside = (aside: LabelledValue, { kind }: LabelledValue): boolean =>
  kind === aside.kind || (aside.kind === 'employer' && kind === 'position')

/** "Company: Rao & Sons | Designation: Clerk" */
function fieldsOfLine(paragraph: Paragraph): EntryFields | null {
  const { text, isBullet } = paragraph
  const parts = isBullet || text.length > 300 ? [] : text.split(/\s*\|\s*|\t(?!\s*:)/)
  const found = parts.length < 2 ? [] : parts.flatMap((part) => labelledValue(part) ?? [])
  return found.length > 1 && found.length === parts.length && found.every(({ isClear }) => isClear) ? fieldsOfLabels(found) : null
}
