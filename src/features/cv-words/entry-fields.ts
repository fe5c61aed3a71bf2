import { fieldsOf } from './cells-of-row.ts'
import { columnsOf, type EntryFields } from './column-heads.ts'
import { fieldsOfLabels, isNameOfJob, isOtherLabel, labelledValue, type LabelledValue } from './labelled-values.ts'
import type { Paragraph } from './paragraph.ts'

/** A line of a group of labelled lines. `value` is null if the line has no label, or a label that fits no field. */
type GroupLine = { readonly paragraph: Paragraph; readonly value: LabelledValue | null }

/** Adds the fields of table rows, and merges the labelled lines of one entry into one paragraph with fields. */
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

/** The group that the line belongs to, or null. */
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

/** The time of an entry may stand a few lines below its other labels: finds the entry that lacks a time. */
function timelessAbove(groups: readonly GroupLine[][], { kind, isClear }: LabelledValue): GroupLine[] | null {
  if (kind !== 'time' || !isClear) return null
  const near = groups.slice(-mostBetween)
  const found = near.findLast((lines) => lines[0]?.value)
  const kindsOf = valuesOf(found ?? []).map((one) => one.kind)
  return found && kindsOf.includes('position') && kindsOf.includes('employer') && !kindsOf.includes('time') ? found : null
}

/** The labelled value of a line. An item of a list needs a clear label; `joinedGroup` accepts only items that begin with an employer. */
function valueOf({ text, isBullet }: Paragraph): LabelledValue | null {
  const value = labelledValue(text)
  return value && (!isBullet || (value.isClear && !value.isAside)) ? value : null
}

/** Whether the line is the address of an employer or a text about it, between its label and the labels of the time and the position. */
function isBetween(lines: readonly GroupLine[], [own, ...below]: readonly Paragraph[]): boolean {
  if (!own || !isPlain(own) || !endsInEmployer(lines)) return false
  const next = below.find((line) => !isPlain(line) || labelledValue(line.text) !== null)
  const value = labelledValue(next?.text ?? '')
  return value !== null && value.isClear && value.kind !== 'employer' && isOfSame(lines, value)
}

const mostOfAddress = 3

/** Whether the last label of the group names an employer, and at most two lines stand below it. */
function endsInEmployer(lines: readonly GroupLine[]): boolean {
  const at = lines.findLastIndex(({ value }) => value !== null)
  const value = lines[at]?.value
  return value?.kind === 'employer' && value.isClear && lines.length - at <= mostOfAddress
}

/** A line without a mark: an address, or a text about the company. */
const isPlain = ({ text, isBullet, fields }: Paragraph): boolean => !isBullet && !fields && text.length <= 900

const valuesOf = (lines: readonly GroupLine[]): LabelledValue[] => lines.flatMap(({ value }) => value ?? [])

/** Whether the value belongs to the group. A second value of the same kind begins another entry, unless it is a place or an aside. */
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

/** Whether a line without a value stays in the group: "Environment: Java" among the labels, or the rest of a value, aligned with that value. */
function isAmong(lines: readonly GroupLine[], paragraph: Paragraph): boolean {
  if (paragraph.isBullet || paragraph.fields || lines.length - valuesOf(lines).length >= mostOthers) return false
  return isOtherLabel(paragraph.text) || lines.some((above) => isBelowValue(above.paragraph, paragraph))
}

function isBelowValue({ place: above }: Paragraph, { place: now }: Paragraph): boolean {
  const [, value] = above?.pieces ?? []
  return value !== undefined && now !== undefined && now.page === above?.page && Math.abs(now.box.x - value.x) < 4
}

/** Adds fields to the rows below the header of a table, and drops the header. */
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
  if (!first || !isOne || (isListed && !areOfJob(found))) return lines.map(({ paragraph }) => paragraph)
  const values = found.filter((one) => !one.isAside || !found.some((other) => other !== one && isBeside(one, other)))
  const own = lines.filter(({ value }) => value !== null)
  const text = own.map(({ paragraph }) => paragraph.text).join('\t')
  const others = lines.flatMap(({ paragraph, value }) => (value ? [] : [{ ...paragraph, isBullet: true }]))
  return [{ ...first.paragraph, isBullet: false, text, fields: fieldsOfLabels(values) }, ...others]
}

/** Whether labels of list items are of a job: they begin with the employer, or name the position and the time. */
function areOfJob([first, ...others]: readonly LabelledValue[]): boolean {
  const kinds = new Set([first, ...others].map((one) => one?.kind))
  return others.length > 0 && (first?.kind === 'employer' || (kinds.has('position') && kinds.has('time')))
}

/** Whether an aside is dropped beside another value: the client of a position is not the employer. */
const isBeside = (aside: LabelledValue, { kind }: LabelledValue): boolean =>
  kind === aside.kind || (aside.kind === 'employer' && kind === 'position')

/** Reads several labels in one line: "Company: Rao & Sons | Designation: Clerk". */
function fieldsOfLine(paragraph: Paragraph): EntryFields | null {
  const { text, isBullet } = paragraph
  const parts = isBullet || text.length > 300 ? [] : text.split(/\s*\|\s*|\t(?!\s*:)/)
  const found = parts.length < 2 ? [] : parts.flatMap((part) => labelledValue(part) ?? [])
  return found.length > 1 && found.length === parts.length && found.every(({ isClear }) => isClear) ? fieldsOfLabels(found) : null
}
