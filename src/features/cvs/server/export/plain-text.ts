import type { CvBody } from '../../contract.ts'
import { toPrintModel } from '../print-model.ts'
import { type ExportSection, sectionsOf } from './sections.ts'

/** The CV as plain text, for forms that accept nothing else. The byte order mark helps old editors to recognise UTF-8. */
export function plainText(body: CvBody): Uint8Array {
  const cv = toPrintModel(body)
  const head = [cv.name, ...cv.contacts.map(({ text }) => text)].join('\n')
  const parts = sectionsOf(cv).map((section) => `${section.title.toUpperCase()}\n${textOf(section)}`)
  return Buffer.from(`\uFEFF${[head, ...parts].join('\n\n')}\n`.replaceAll('\n', '\r\n'))
}

function textOf(section: ExportSection): string {
  if (section.kind === 'prose') return section.lines.join('\n')
  if (section.kind === 'row') return section.items.join(', ')
  if (section.kind === 'list') return bulleted(section.items)
  return section.entries.map(entryText).join('\n\n')
}

const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

function entryText({
  head,
  sub,
  note,
  when,
  body,
  isList,
  link,
}: Extract<ExportSection, { kind: 'entries' }>['entries'][number]): string {
  return [head, when, sub, note, isList ? bulleted(body) : body.join('\n'), link?.text].filter(Boolean).join('\n')
}
