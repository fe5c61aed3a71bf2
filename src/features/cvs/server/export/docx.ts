import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph } from 'docx'
import type { CvBody } from '../../contract.ts'
import { type PrintModelInput, toPrintModel } from '../print-model.ts'
import { fontsFor, linked, type Script, textRuns, scriptOf, tabbed } from './docx-runs.ts'
import { type ExportSection, sectionsOf } from './sections.ts'

const bullets = 'bullets'
const dark = '1E2A5A'

/** A Word document with real headings, lists and links. */
export async function docx(body: CvBody): Promise<Uint8Array> {
  const cv = toPrintModel(body)
  const script = scriptOf(cv.lang)
  const file = new Document({
    title: `${cv.name} – CV`,
    creator: cv.name,
    styles: stylesFor(script),
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 360, hanging: 240 } } },
            },
          ],
        },
      ],
    },
    sections: [{ properties: { page: a4 }, children: [...head(cv, script), ...sectionsOf(cv).flatMap(paragraphsFor(script))] }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/** In twentieths of a point. */
const a4 = { size: { width: 11_906, height: 16_838 }, margin: { top: 1_000, bottom: 1_000, left: 1_100, right: 1_100 } }
const textWidth = a4.size.width - a4.margin.left - a4.margin.right

function stylesFor(script: Script) {
  const font = fontsFor(script)
  return {
    default: {
      document: { run: { font, size: 21, language: { value: 'en-IN', bidirectional: script.language } } },
      title: { run: { font, size: 40, bold: true, color: dark }, paragraph: { spacing: { after: 60 } } },
      heading1: {
        run: { font, size: 26, bold: true, color: dark },
        paragraph: { spacing: { before: 280, after: 80 }, keepNext: true },
      },
      heading2: { run: { font, size: 22, bold: true }, paragraph: { spacing: { before: 160 }, keepNext: true } },
    },
  }
}

function head(cv: PrintModelInput, script: Script): Paragraph[] {
  const bidirectional = script.isMirrored
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, bidirectional, children: textRuns(cv.name) }),
    new Paragraph({
      bidirectional,
      children: cv.contacts.flatMap((contact, at) => [...(at > 0 ? textRuns('  |  ') : []), ...linked(contact)]),
    }),
  ]
}

function paragraphsFor(script: Script) {
  const bidirectional = script.isMirrored
  const prose = (line: string): Paragraph => new Paragraph({ bidirectional, spacing: { after: 60 }, children: textRuns(line) })
  const bullet = (line: string): Paragraph =>
    new Paragraph({ bidirectional, numbering: { reference: bullets, level: 0 }, children: textRuns(line) })

  function entry({ head: title, sub, note, when, body, isList, link }: PrintModelInput['experience'][number]): Paragraph[] {
    const tabStops = [{ type: 'right' as const, position: textWidth }] // the library's type requires these literals
    return [
      new Paragraph({ heading: HeadingLevel.HEADING_2, bidirectional, tabStops, children: tabbed(title, when) }),
      ...[sub, note].filter(Boolean).map(prose),
      ...body.map(isList ? bullet : prose),
      ...(link ? [new Paragraph({ bidirectional, spacing: { after: 60 }, children: linked(link) })] : []),
    ]
  }

  function content(section: ExportSection): Paragraph[] {
    if (section.kind === 'entries') return section.entries.flatMap(entry)
    if (section.kind === 'prose') return section.lines.map(prose)
    return section.kind === 'list' ? section.items.map(bullet) : [prose(section.items.join(', '))]
  }
  return (section: ExportSection): Paragraph[] => [
    new Paragraph({ heading: HeadingLevel.HEADING_1, bidirectional, children: textRuns(section.title) }),
    ...content(section),
  ]
}
