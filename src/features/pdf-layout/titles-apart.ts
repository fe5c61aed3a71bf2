import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { labelledValue } from '#features/cv-words/labelled-values.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

/** Splits off a title at the left of its content: it becomes a line of its own. */
export function titlesApart(line: PdfLine, at: number, lines: readonly PdfLine[]): PdfLine[] {
  const [first, second, ...more] = line.segments
  if (!first || line.fields || line.isLabelled) return [line]
  const inside = insideOf(first)
  if (inside)
    return [inside.slice(0, 1), [...inside.slice(1), ...line.segments.slice(1)]].map((segments) => ({ ...line, segments }))
  if (!second || isOfForm(second) || !headingIn(first.text)) return [line]
  if (formLabelOf(first.text) && [lines[at - 1], lines[at + 1]].some(isFormRow)) return [line]
  return [[first], [second, ...more]].map((segments) => ({ ...line, segments }))
}

/** Whether the line is a row of a form, such as "Date of Birth" with a value beside it. */
const isFormRow = (line: PdfLine | undefined): boolean =>
  line !== undefined && line.segments.length > 1 && formLabelOf(line.segments[0]?.text ?? '') !== null

/** Splits a title from the rest of its segment if the title is in another text style. Null otherwise. */
function insideOf(first: Segment): Segment[] | null {
  const [title, rest] = [first.lead.trim(), first.text.slice(first.lead.length).trim()]
  const isTitle = title !== '' && headingIn(title)?.rest === '' && !/[:,]$/.test(`${title}${rest.slice(0, 1)}`)
  return isTitle ? [title, rest].map((text) => ({ ...first, text, lead: '' })) : null
}

/** Whether the text beside a title is the value of a form or a column head, so that the title is only its label. */
const isOfForm = ({ text }: Segment): boolean => /^\s*[:–-]|^(?:read|write|speak|understand)\b/i.test(text)

/** Whether the line is a labelled value such as "Designation: Fitter", which never continues another line, whatever its indentation. */
export const isLabelled = ({ segments }: PdfLine): boolean =>
  labelledValue(segments.map(({ text }) => text.trim()).join('\t'))?.isClear === true
