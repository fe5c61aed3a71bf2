import { Document, ExternalHyperlink, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { duties, facts, summary } from './facts.ts'

const line = (text: string): Paragraph => new Paragraph({ children: [new TextRun(text)] })
const title = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
const bullet = (text: string): Paragraph => new Paragraph({ text, bullet: { level: 0 } })
const cell = (...children: readonly Paragraph[]): TableCell => new TableCell({ children: [...children] })
const row = (...texts: readonly string[]): TableRow => new TableRow({ children: texts.map((text) => cell(line(text))) })
const packed = async (document: Document): Promise<Uint8Array> => new Uint8Array(await Packer.toArrayBuffer(document))

export const headed = (): Promise<Uint8Array> =>
  packed(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({ text: facts.name, heading: HeadingLevel.TITLE }),
            new Paragraph({
              children: [
                new ExternalHyperlink({ link: `mailto:${facts.email}`, children: [new TextRun('E-mail me')] }),
                new TextRun(' | +91 98450 12345 | '),
                new ExternalHyperlink({ link: 'https://www.linkedin.com/in/meera-nair', children: [new TextRun('LinkedIn')] }),
              ],
            }),
            title('Summary'),
            line(summary),
            title('Work history'),
            ...facts.jobs.flatMap(({ company, position }, at) => [
              line(`${position}, ${company} (${at === 0 ? 'April 2021 – present' : 'July 2017 – March 2021'})`),
              ...(duties[at] ?? []).map(bullet),
            ]),
            title('Education'),
            line('B.Sc Nursing'),
            line('Government College of Nursing'),
            line('2013 - 2017, 81%'),
            title('Interests'),
            line('Long-distance running and Carnatic music'),
            title('Certifications'),
            line('Advanced Cardiac Life Support'),
            title('Key Skills'),
            ...facts.skills.map(bullet),
            title('Languages'),
            line(facts.languages.join(', ')),
          ],
        },
      ],
    }),
  )

/** Contact in the page header, everything else in tables. */
export const tabled = (): Promise<Uint8Array> =>
  packed(
    new Document({
      sections: [
        {
          headers: { default: new Header({ children: [line(facts.name), line(`${facts.email} | 9845012345`)] }) },
          children: [
            title('Experience'),
            new Table({
              rows: [
                row('Apr 2021 - Present', facts.jobs[0]?.company ?? '', facts.jobs[0]?.position ?? ''),
                row('Jul 2017 - Mar 2021', facts.jobs[1]?.company ?? '', facts.jobs[1]?.position ?? ''),
              ],
            }),
            title('Academic Qualifications'),
            new Table({
              rows: [
                row('Degree', 'Institution', 'Year', 'Percentage'),
                row('B.Sc (Nursing)', 'Government College of Nursing', '2013-2017', '81%'),
              ],
            }),
            new Table({
              rows: [
                new TableRow({ children: [cell(line('Skills')), cell(line(facts.skills.join(', ')))] }),
                new TableRow({ children: [cell(line('Languages')), cell(line(facts.languages.join(', ')))] }),
              ],
            }),
          ],
        },
      ],
    }),
  )

/** A traditional Indian CV: field names and colons. */
export const biodata = (): Promise<Uint8Array> =>
  packed(
    new Document({
      sections: [
        {
          children: [
            line('CURRICULUM VITAE'),
            line(`Name: ${facts.name}`),
            line('Mobile No: +91-98450-12345'),
            line(`E-mail ID: ${facts.email}`),
            line('OBJECTIVE:'),
            line(summary),
            line('WORK EXPERIENCE:'),
            ...facts.jobs.flatMap(({ company, position }, at) => [
              line(`Company: ${company}`),
              line(`Designation: ${position}`),
              line(`Duration: ${at === 0 ? 'April 2021 till date' : 'July 2017 to March 2021'}`),
              ...(duties[at] ?? []).map((duty) => line(`- ${duty}`)),
            ]),
            line('EDUCATIONAL QUALIFICATION:'),
            line('B.Sc (Nursing) from Government College of Nursing, 2013-2017'),
            line(`SKILLS: ${facts.skills.join(', ')}`),
            line('PERSONAL DETAILS:'),
            line('Date of Birth: 12/05/1992'),
            line(`Languages Known: ${facts.languages.join(', ')}`),
            line('DECLARATION:'),
            line('I hereby declare that the above is true to the best of my knowledge.'),
          ],
        },
      ],
    }),
  )

const short = (lines: readonly (readonly [text: string, isTitle?: true])[]): Promise<Uint8Array> =>
  packed(new Document({ sections: [{ children: lines.map(([text, isTitle]) => (isTitle ? title(text) : line(text))) }] }))

export const hindiWord = (): Promise<Uint8Array> =>
  short([
    ['प्रिया शर्मा', true],
    ['priya.sharma@example.in | 98100 12345'],
    ['सारांश', true],
    ['गणित और विज्ञान की शिक्षिका, आठ वर्षों से सरकारी विद्यालयों में।'],
    ['कार्य अनुभव', true],
    ['गणित शिक्षिका | सर्वोदय कन्या विद्यालय'],
    ['जुलाई 2018 – वर्तमान'],
    ['दसवीं कक्षा का परिणाम सुधारा।'],
    ['शिक्षा', true],
    ['बी.एड., गणित'],
    ['दिल्ली विश्वविद्यालय'],
    ['2015 – 2017'],
    ['कौशल', true],
    ['गणित, पाठ योजना'],
    ['भाषाएँ', true],
    ['हिन्दी, English'],
  ])

/** Periods in years alone. */
export const years = (): Promise<Uint8Array> =>
  short([
    ['Meera Nair', true],
    [facts.email],
    ['Experience', true],
    ['Staff Nurse, Sanjivani Hospital, 2019-2021'],
    ['Cared for twelve patients a night.'],
  ])
