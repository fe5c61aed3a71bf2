import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { labelledValue } from '#features/cv-words/labelled-values.ts'
import type { PdfLine, Segment } from './pdf-lines.ts'

/** A title at the left of its content is a paragraph of its own. */
export function titlesApart(line: PdfLine, at: number, lines: readonly PdfLine[]): PdfLine[] {
  const [first, second, ...more] = line.segments
  if (!first || line.fields) return [line]
  const inside = insideOf(first)
  if (inside)
    return [inside.slice(0, 1), [...inside.slice(1), ...line.segments.slice(1)]].map((segments) => ({ ...line, segments }))
  if (!second || isOfForm(second) || !headingIn(first.text)) return [line]
  if (formLabelOf(first.text) && [lines[at - 1], lines[at + 1]].some(isFormRow)) return [line]
  return [[first], [second, ...more]].map((segments) => ({ ...line, segments }))
}

/** "Date of Birth", and its value beside it. */
const isFormRow = (line: PdfLine | undefined): boolean =>
  line !== undefined && line.segments.length > 1 && formLabelOf(line.segments[0]?.text ?? '') !== null

/** A title in other letters than the rest of its line, and the rest. */
function insideOf(first: Segment): Segment[] | null {
  const [title, rest] = [first.lead.trim(), first.text.slice(first.lead.length).trim()]
  const isTitle = title !== '' && headingIn(title)?.rest === '' && !/[:,]$/.test(`${title}${rest.slice(0, 1)}`)
  return isTitle ? [title, rest].map((text) => ({ ...first, text, lead: '' })) : null
}

/** A value beside its label, or the head of a table. */
const isOfForm = ({ text }: Segment): boolean => /^\s*[:–-]|^(?:read|write|speak|understand)\b/i.test(text)

/** "Designation: Fitter" is a line of its own, however far it is indented. */
export const isLabelled = ({ segments }: PdfLine): boolean =>
  labelledValue(segments.map(({ text }) => text.trim()).join('\t'))?.isClear === true
