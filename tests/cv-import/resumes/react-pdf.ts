import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { duties, facts, summary } from './facts.ts'

const text = (line: string, fontSize = 10, marginTop = 4): ReactElement =>
  h(Text, { key: line, style: { fontSize, marginTop } }, line)
const title = (line: string): ReactElement => text(line, 14, 12)
const bullets = (lines: readonly string[]): ReactElement[] => lines.map((line) => text(`• ${line}`))
const row = (left: string, right: string): ReactElement =>
  h(View, { key: left, style: { flexDirection: 'row', justifyContent: 'space-between' } }, text(left, 11), text(right))

function made(...content: readonly ReactElement[]): Promise<Uint8Array> {
  return renderToBuffer(h(Document, {}, h(Page, { size: 'A4', style: { padding: 40 } }, ...content))).then(
    (pdf) => new Uint8Array(pdf),
  )
}

const jobs = facts.jobs.flatMap(({ company, position }, at) => [
  row(company, at === 0 ? "Apr'21 - Present" : "Jul'17 - Mar'21"),
  text(position),
  ...bullets(duties[at] ?? []),
])

export const plainPdf = (): Promise<Uint8Array> =>
  made(
    text(facts.name, 26),
    text(`${facts.email}  |  +91-9845012345  |  Bengaluru, Karnataka`),
    title('SUMMARY'),
    text(summary),
    title('PROFESSIONAL EXPERIENCE'),
    ...jobs,
    title('EDUCATION'),
    row('Government College of Nursing', '2013 - 2017'),
    text('B.Sc in Nursing'),
    title('SKILLS'),
    text(facts.skills.join(' | ')),
    title('LANGUAGES KNOWN'),
    text(facts.languages.join(', ')),
  )

/** A wide column with the work, and a narrow one at its right. */
export const sidebarPdf = (): Promise<Uint8Array> =>
  made(
    text(facts.name, 26),
    text('Registered Nurse'),
    h(
      View,
      { style: { flexDirection: 'row', gap: 24 } },
      h(View, { style: { width: '66%' } }, title('Summary'), text(summary), title('Experience'), ...jobs),
      h(
        View,
        { style: { width: '30%' } },
        title('Contact'),
        text(facts.email, 9),
        text('+91 98450 12345', 9),
        title('Skills'),
        ...facts.skills.map((skill) => text(skill, 9)),
        title('Languages'),
        ...facts.languages.map((language) => text(language, 9)),
        title('Education'),
        text('B.Sc, Nursing', 9),
        text('Government College of Nursing', 9),
        text('2013-2017', 9),
      ),
    ),
  )
