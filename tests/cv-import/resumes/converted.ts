import { strToU8, zipSync } from 'fflate'
import { duties, facts, summary } from './facts.ts'

const p = (text: string, style = 'FirstParagraph'): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

/** As an HTML converter writes it: its own styles, no numbering, everything formatted directly. */
export function converted(): Uint8Array {
  const body = [
    p(facts.name, 'Title'),
    p(facts.email, 'Author'),
    p('+91 9845012345', 'Author'),
    p('Summary', 'Heading1'),
    p(summary),
    p('Experience', 'Heading1'),
    ...facts.jobs.flatMap(({ company, position }, at) => [
      p(company, 'Heading2'),
      p(`${position} | ${at === 0 ? '2021-04 – now' : '2017-07 – 2021-03'}`),
      ...(duties[at] ?? []).map((duty) => p(`• ${duty}`, 'Compact')),
    ]),
    p('Education', 'Heading1'),
    p('Government College of Nursing — B.Sc, Nursing — 2013–2017', 'Compact'),
    p('Skills', 'Heading1'),
    p(facts.skills.join('; '), 'Compact'),
    p('Languages', 'Heading1'),
    p(facts.languages.join(', '), 'Compact'),
  ].join('')
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  })
}
