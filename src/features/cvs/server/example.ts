import { assertDefined } from '#platform/contract/assert-defined.ts'
import type { CvBody } from '../contract.ts'
import type { DraftInput } from '../preview-contract.ts'
import { previewBodyOf } from './preview-body.ts'
import { type PrintModelInput, toPrintModel } from './print-model.ts'
import { sampleCv } from './sample-cv.ts'

// The example shows a beginner what belongs where. `typst/lib/cv-2.typ` shows text between these two characters in light ink, on screens only.
const [start, end] = ['\uE000', '\uE001']
const signs = /[\uE000\uE001]/g

const faint = (text: string): string =>
  text
    .split('\n')
    .map((line) => start + line + end)
    .join('\n')
const orExample = (own: string, example: string): string => (own.trim() === '' ? faint(example) : own)

export type ExampleModel = PrintModelInput & { readonly hasExamples: true }

/** The CV with examples for the parts that are not typed yet; null once each main part has text of its own. */
export function exampleOf(sketch: DraftInput, own: PrintModelInput): ExampleModel | null {
  const typed = JSON.parse(JSON.stringify(sketch).replace(signs, '')) as DraftInput // without two letters, otherwise the same
  const body = previewBodyOf(typed)
  const hasWork = body.experience.length > 0 || sketch.experience.length === 0
  if (body.summary.trim() !== '' && hasWork && body.education.length > 0 && body.skills.length > 0) return null
  const model = toPrintModel({
    ...body,
    personalInfo: personWith(typed.personalInfo),
    summary: orExample(body.summary, sampleCv.summary),
    experience: sketch.experience.length === 0 ? [] : jobsWith(body.experience),
    education: coursesWith(body.education),
    ...listsWith(body),
  })
  return {
    ...model,
    lang: own.lang,
    contacts: model.contacts.map((contact) => (contact.text.startsWith(start) ? { ...contact, link: null } : contact)),
    experience: model.experience.map((entry, at) => datedAs(entry, body.experience[at], isDatedJob)),
    education: model.education.map((entry, at) =>
      datedAs({ ...entry, head: joined(entry.head) }, body.education[at], isDatedCourse),
    ),
    hasExamples: true,
  }
}

/** Joins two neighbouring examples into one, with the comma between them. */
const joined = (text: string): string => text.replace(`${end}, ${start}`, ', ')

type Person = CvBody['personalInfo']
type Job = CvBody['experience'][number]
type Course = CvBody['education'][number]

function personWith({ fullName, email, phone, address, linkedIn, portfolio }: DraftInput['personalInfo']): Person {
  const example = sampleCv.personalInfo
  return {
    fullName: orExample(fullName, example.fullName),
    email: orExample(email, example.email),
    phone: orExample(phone, example.phone),
    address: orExample(address, example.address),
    linkedIn: orExample(linkedIn, example.linkedIn),
    portfolio,
  }
}

const isDatedJob = ({ startDate, endDate, current }: Job): boolean => current || startDate + endDate !== ''
const isDatedCourse = ({ startYear, endYear }: Course): boolean => startYear + endYear !== ''

/** Typed fields replace those of the example in the first entry. Further entries have no example. */
function jobsWith(own: readonly Job[]): Job[] {
  const [typed, ...rest] = own
  const example = assertDefined(sampleCv.experience[0], 'a job of the sample CV')
  if (!typed)
    return sampleCv.experience.map((job) => ({
      ...job,
      company: faint(job.company),
      position: faint(job.position),
      description: faint(job.description),
    }))
  const { startDate, endDate, current } = isDatedJob(typed) ? typed : example
  const first = {
    company: orExample(typed.company, example.company),
    position: orExample(typed.position, example.position),
    description: orExample(typed.description, example.description),
  }
  return [{ ...first, startDate, endDate, current }, ...rest]
}

function coursesWith(own: readonly Course[]): Course[] {
  const [typed, ...rest] = own
  const example = assertDefined(sampleCv.education[0], 'a course of the sample CV')
  const years = typed && isDatedCourse(typed) ? typed : example
  const first = {
    institution: orExample(typed?.institution ?? '', example.institution),
    degree: orExample(typed?.degree ?? '', example.degree),
    field: orExample(typed?.field ?? '', example.field),
    // Empty once an entry has been typed, because many people leave the grade out.
    grade: typed ? typed.grade : faint(example.grade),
  }
  return [{ ...first, startYear: years.startYear, endYear: years.endYear }, ...rest]
}

const some = (own: string[], example: readonly string[]): string[] => (own.length > 0 ? own : example.map(faint))

function listsWith({ skills, achievements, languages }: CvBody): Pick<CvBody, 'skills' | 'achievements' | 'languages'> {
  return {
    skills: some(skills, sampleCv.skills),
    achievements: some(achievements, sampleCv.achievements),
    languages: some(languages, sampleCv.languages),
  }
}

/** Marks the dates of the example, which are texts in the print model only. */
function datedAs<Entry extends { readonly when: string }, Own>(
  entry: Entry,
  own: Own | undefined,
  isDated: (own: Own) => boolean,
): Entry {
  return entry.when === '' || (own && isDated(own)) ? entry : { ...entry, when: faint(entry.when) }
}
