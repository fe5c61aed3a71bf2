/** Makes the CV with react-pdf, the most widely used JavaScript library for PDFs. It has its own layout engine and needs no browser. */
import { Document, Font, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { PrintModelInput } from '#features/cvs/server/print-model.ts'
import { fontFiles } from '#platform/server/pdf/fonts.ts'

for (const src of fontFiles()) {
  const [, name = '', weight] = /\/(Inter|NotoSansDevanagari)_(400|500|600|700)/.exec(src) ?? []
  if (name !== '') Font.register({ family: name, src, fontWeight: Number(weight) })
}
// Disables hyphenation, which is on by default.
Font.registerHyphenationCallback((word) => [word])

const style = {
  page: {
    fontFamily: ['Inter', 'NotoSansDevanagari'],
    fontSize: 9.6,
    paddingHorizontal: 51,
    paddingVertical: 50,
    lineHeight: 1.4,
  },
  name: { fontSize: 25, fontWeight: 700 },
  heading: { fontSize: 11, fontWeight: 700, marginTop: 12, marginBottom: 5 },
  head: { flexDirection: 'row', justifyContent: 'space-between', fontWeight: 600, marginTop: 6 },
} as const

const line = (text: string, key?: number): ReactElement => h(Text, { key }, text)
const list = (items: readonly string[]): ReactElement[] =>
  items.map((item, at) => h(View, { key: at, wrap: false }, line(`• ${item}`)))

const section = (title: string, ...content: readonly ReactElement[]): ReactElement =>
  h(View, {}, h(Text, { style: style.heading, minPresenceAhead: 30 }, title), ...content)

const entry = ({ head, sub, when, body }: PrintModelInput['experience'][number], at: number): ReactElement =>
  h(View, { key: at }, h(View, { style: style.head, minPresenceAhead: 30 }, line(head), line(when)), line(sub), ...list(body))

export async function drawCv(cv: PrintModelInput): Promise<Uint8Array> {
  const page = h(
    Page,
    { size: 'A4', style: { ...style.page, fontFamily: ['Inter', 'NotoSansDevanagari'] } },
    h(Text, { style: style.name }, cv.name),
    line(cv.contacts.map(({ text }) => text).join(' · ')),
    section('Summary', ...cv.summary.map(line)),
    section('Experience', ...cv.experience.map(entry)),
    section('Education', ...cv.education.map(entry)),
    section('Skills', line(cv.skills.join(' · '))),
    section('Key Achievements', ...list(cv.achievements)),
    section('Languages', line(cv.languages.join(' · '))),
  )
  return renderToBuffer(h(Document, { title: cv.name }, page))
}
