import type { ExpectedCv } from '../layouts/tally.ts'
import { type Block, item, line, strong, table, type Worker, workers } from './blocks.ts'
import type { Choice } from './choices.ts'
import { jobBlocks } from './jobs.ts'

/** What stands in the wide column and in the narrow one, if there is one. */
type Sheet = { readonly head: readonly Block[]; readonly main: readonly Block[]; readonly side: readonly Block[] }
export type WrittenCv = { readonly choice: Choice; readonly sheet: Sheet; readonly expected: ExpectedCv }

type Title =
  | 'Work Experience'
  | 'Educational Qualification'
  | 'Technical Skills'
  | 'Languages Known'
  | 'Career Objective'
  | 'Personal Details'
  | 'Declaration'

/** "Work Experiecne": two letters of the longest word have changed places. */
function withSlip(title: string): string {
  const [longest = ''] = title.split(' ').toSorted((a, b) => b.length - a.length)
  return title.replace(longest, longest.replace(/(.)(.)(?=.$)/, '$2$1')).toUpperCase()
}

function heading(title: Title, { headings }: Choice): Block {
  if (headings === 'slips') return { kind: 'heading', text: withSlip(title) }
  const text = headings === 'capitals' ? title.toUpperCase() : headings === 'colon' ? `${title} :-` : title
  return { kind: 'heading', text }
}

function courseTable({ courses }: Worker, choice: Choice): Block {
  const plain = table(['Qualification', 'Institute', 'Board/University', 'Year of Passing', 'Percentage'], ...courses)
  if (choice.courses === 'framed') return { ...plain, isFramed: true }
  const marks = ['Examination', 'School/College', 'Board /University', 'Year', '%age (C.G.P.A)']
  if (choice.courses === 'marks') return table(marks, ...courses)
  return choice.courses === 'table'
    ? plain
    : table(
        ['S.No', 'Year', 'Name of School/College', 'Examination Passed', '% of Marks'],
        ...courses.map(([degree, school, , year, grade], at) => [`${at + 1}.`, year, school, degree, grade]),
      )
}

const spaced = (text: string): string => (/^[A-Z]{3,4}$/.test(text) ? text.split('').join(' ') : text)

function courseLines([degree, school, board, year, grade]: Worker['courses'][number], choice: Choice): Block[] {
  const forms: Readonly<Record<Choice['courses'], () => Block[]>> = {
    table: () => [],
    otherTable: () => [],
    framed: () => [],
    marks: () => [],
    below: () => [strong(line(degree, year)), line(`${school}, ${board}`), line(`Percentage: ${grade}`)],
    above: () => [strong(line(school, year)), line(degree), line(`${board} – ${grade}`)],
    from: () => [item(`${degree} from ${school} in ${year} with ${grade}`)],
    sentence: () => [item(`Passed ${degree} from ${school} (${board}) in the year ${year} and secured ${grade}.`)],
    labels: () => [
      line(`Course : ${degree}`),
      line(`Institute : ${school}`),
      line(`Board/University : ${board}`),
      line(`Year of Passing : ${year}`),
      line(`Percentage : ${grade}`),
    ],
    list: () => [item(`${degree}, ${school}, ${board}, ${year}, ${grade}`)],
    apart: () => [line(spaced(degree)), line(`${school} | ${board} | ${year} | ${grade}`)],
  }
  return forms[choice.courses]()
}

const courseBlocks = (worker: Worker, choice: Choice): Block[] =>
  /table|framed|marks/i.test(choice.courses)
    ? [courseTable(worker, choice)]
    : worker.courses.flatMap((course) => courseLines(course, choice))

function skillBlocks({ skills }: Worker, choice: Choice): Block[] {
  const all = skills.flatMap(([, items]) => items)
  const forms: Readonly<Record<Choice['skills'], () => Block[]>> = {
    bullets: () => all.map(item),
    commas: () => [line(`${all.join(', ')}.`)],
    groups: () => skills.map(([group, items]) => line(`${group} : ${items.join(', ')}`)),
    table: () => [table(...skills.map(([group, items]) => [group, items.join(', ')]))],
    bars: () => all.map((one, at) => line(`${one} ${'●●●●●'.slice(at % 3)}${'○○○'.slice(0, at % 3)}`)),
    lines: () => all.map((one) => line(one)),
  }
  return forms[choice.skills]()
}

function languageBlocks({ languages }: Worker, choice: Choice): Block[] {
  if (/^(?:personal|stray)$/.test(choice.languages)) return []
  const levels = ['Mother tongue', 'Fluent', 'Good']
  if (choice.languages === 'levels') return languages.map((one, at) => line(`${one} - ${levels[at] ?? 'Good'}`))
  if (choice.languages === 'table')
    return [table(['Language', 'Read', 'Write', 'Speak'], ...languages.map((one) => [one, 'Yes', 'Yes', 'Yes']))]
  return [line(choice.languages === 'and' ? languages.join(', ').replace(/, (?=[^,]+$)/, ' & ') : languages.join(', '))]
}

const personal = ({ languages, town }: Worker, choice: Choice): Block[] => [
  line("Father's Name\t: Shri Ram Prasad"),
  line('Date of Birth\t: 12/05/1992'),
  line('Marital Status\t: Married'),
  ...(choice.languages === 'personal' ? [line(`Languages Known\t: ${languages.join(', ')}`)] : []),
  line('Nationality\t: Indian'),
  ...(choice.headings === 'colon' ? [line(`Permanent Address\t: House No. 12, ${town}`)] : []),
]

const contact = ({ email, phone }: Worker): Block[] => [line(`Mobile: +91 ${phone}`), line(`Email: ${email}`)]

function sheetOf(worker: Worker, choice: Choice): Sheet {
  const part = (title: Title, blocks: readonly Block[]): Block[] => (blocks.length > 0 ? [heading(title, choice), ...blocks] : [])
  const head: Block[] = [...(choice.headings === 'colon' ? [line('CURRICULUM VITAE')] : []), { kind: 'name', text: worker.name }]
  const lists = [
    ...part('Technical Skills', skillBlocks(worker, choice)),
    ...part('Languages Known', languageBlocks(worker, choice)),
  ]
  const objective = part('Career Objective', [
    line('To work in a reputed organisation where I can use my experience and learn more.'),
  ])
  // Some tell about their jobs below their courses, without a heading.
  const isElsewhere = choice.heads === 'elsewhere'
  const own = [
    ...part('Work Experience', isElsewhere ? [] : jobBlocks(worker, choice)),
    ...part('Educational Qualification', [...courseBlocks(worker, choice), ...(isElsewhere ? jobBlocks(worker, choice) : [])]),
  ]
  const last = [
    ...part('Personal Details', personal(worker, choice)),
    ...part('Declaration', [line('I hereby declare that the above information is true to the best of my knowledge.')]),
  ]
  return choice.columns === 'one'
    ? { head, main: [...contact(worker), ...objective, ...own, ...lists, ...last], side: [] }
    : { head, main: [...objective, ...own, ...last], side: [...contact(worker), ...lists] }
}

export function cvOf(choice: Choice): WrittenCv {
  const worker = workers[Number(choice.person)]
  if (!worker) throw new Error(`nobody is ${choice.person}`)
  const { name, email, phone, jobs, courses, skills, languages } = worker
  const expected = {
    name,
    email,
    phone,
    jobs: jobs.map(([position, firm]): [string, string] => [firm, position]),
    // The subject behind a degree has a field of its own.
    courses: courses.map(([degree, school]): [string, string] => [
      school,
      degree.split(/ in | (?=Nursing|Fitter|Electrician)/)[0] ?? '',
    ]),
    skills: skills.flatMap(([, items]) => items),
    languages,
  }
  return { choice, sheet: sheetOf(worker, choice), expected }
}
