import {
  columnsOf,
  type EntryFields,
  type FieldKind,
  fieldsOf,
  isHeadWords,
  kindOfHead,
} from '#features/cv-words/column-heads.ts'
import type { Paragraph } from './paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isPlace } from '#features/cv-words/words.ts'

type LabelledValue = { readonly kind: FieldKind; readonly value: string; readonly isClear: boolean }
type LabelledLine = { readonly paragraph: Paragraph; readonly labelled: LabelledValue | null }

/** With the fields of table rows, and with the lines of one entry that have labels joined to one. */
export function withFields(all: readonly Paragraph[]): readonly Paragraph[] {
  const groups: LabelledLine[][] = []
  for (const paragraph of withRows(all)) {
    const labelled = paragraph.fields ? null : labelledIn(paragraph)
    const last = groups.at(-1)
    const isSame = labelled && last?.every((one) => one.labelled !== null && one.labelled.kind !== labelled.kind)
    if (last && isSame) last.push({ paragraph, labelled })
    else groups.push([{ paragraph, labelled }])
  }
  return groups.flatMap(joinedGroup)
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

function joinedGroup(lines: readonly LabelledLine[]): Paragraph[] {
  const found = lines.flatMap(({ labelled }) => labelled ?? [])
  const [first] = lines
  const isOne = found.length > 1 || found.some(({ isClear, kind }) => isClear && isName(kind))
  if (!first || !isOne) return lines.map(({ paragraph }) => paragraph)
  return [{ ...first.paragraph, text: lines.map(({ paragraph }) => paragraph.text).join('\t'), fields: fieldsOfLabels(found) }]
}

/** "Company: Rao & Sons | Designation: Clerk" */
function fieldsOfLine(paragraph: Paragraph): EntryFields | null {
  const parts = paragraph.text.length > 300 ? [] : paragraph.text.split(/\s*\|\s*|\t(?!\s*:)/)
  const found = parts.length < 2 ? [] : parts.flatMap((text) => labelledIn({ ...paragraph, text }) ?? [])
  return found.length > 1 && found.length === parts.length && found.every(({ isClear }) => isClear) ? fieldsOfLabels(found) : null
}

const line = /^(?:\(?\d{1,2}[.)]\s*)?([^:\t–—]{2,40}?)(\s*\t?\s*:\s*[-–]?\s*|\t|\s+[-–—]\s*)(.+)$/

/** "Designation: Fitter"; less clear without the colon. */
function labelledIn({ text, isBullet }: Paragraph): LabelledValue | null {
  const found = isBullet || text.length > 200 ? null : line.exec(text)
  return found && labelledOf(found)
}

/** "Experience: May 2015 to June 2017" */
const kindOfLabel = (label: string, value: string): FieldKind | null =>
  /^experience$/i.test(label) && periodIn(value) ? 'time' : kindOfHead(label)

function labelledOf([, label = '', sign = '', rest = '']: RegExpExecArray): LabelledValue | null {
  const [value, isClear] = [rest.trim(), sign.includes(':')]
  const kind = kindOfLabel(label, value)
  if (kind === null || value === '' || !isAboutEntry(kind)) return null
  return isClear || !isOther(kind, value) ? { kind, value, isClear } : null
}

const isAboutEntry = (kind: FieldKind): boolean => kind !== 'number' && kind !== 'duties'

/** "Employer, City" of a template, or a name beside its place or time. */
const isOther = (kind: FieldKind, value: string): boolean =>
  isHeadWords(value) || (kind !== 'place' && isPlace(value)) || (isName(kind) && periodIn(value) !== null)

const isName = (kind: FieldKind): boolean => kind === 'employer' || kind === 'position'

function fieldsOfLabels(found: readonly LabelledValue[]): EntryFields {
  return Object.fromEntries(
    found.flatMap(({ kind, value }): (readonly [FieldKind, string])[] => {
      // "Post: Teacher from June 2017 to May 2020"
      const period = isName(kind) ? periodIn(value) : null
      return period && period.rest !== ''
        ? [
            [kind, period.rest],
            ['time', value],
          ]
        : [[kind, value]]
    }),
  )
}
