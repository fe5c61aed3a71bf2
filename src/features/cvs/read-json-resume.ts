import { monthFrom, monthText } from '#platform/contract/dates.ts'
import type { CvBody } from './contract.ts'
import { furtherSections } from './further-sections.ts'
import { ours, plainly, themePrefix } from './json-resume.ts'
import { dateIn, type Json, objectIn, objectsIn, textIn, textsIn } from './json-values.ts'
import { languageParts, languageText } from './language-text.ts'
import { project, sectionsIn } from './read-json-sections.ts'

/**
 * Reads a CV from any JSON Resume: texts are copied, nothing is invented. The result may be invalid, so it is validated like typed text. One of our
 * own exports is restored exactly, unless its standard parts were changed since; then these are used.
 */
export function fromJsonResume(json: unknown): CvBody {
  const whole = objectIn(json)
  const { [ours]: own, ...meta } = objectIn(whole['meta'])
  const cv = shaped(own)
  return cv && isSame(withLanguageParts(plainly(cv)), withLanguageParts({ ...whole, meta })) ? cv : read(whole)
}

/** Our older exports have the fluency of a language in its name. */
const withLanguageParts = (json: Json): Json => ({
  ...json,
  languages: objectsIn(json['languages']).map((language) => languageParts(languageIn(language))),
})

function read(json: Json): CvBody {
  const basics = objectIn(json['basics'])
  const theme = textIn(objectIn(json['meta'])['theme']).replace(themePrefix, '')
  return {
    personalInfo: {
      fullName: textIn(basics['name']),
      email: textIn(basics['email']),
      phone: textIn(basics['phone']),
      address: placeIn(basics['location']),
      linkedIn: profileIn(basics['profiles'], /linkedin/i),
      portfolio: textIn(basics['url']) || textIn(basics['website']),
    },
    summary: textIn(basics['summary']),
    experience: objectsIn(json['work']).map(job),
    education: objectsIn(json['education']).map(course),
    skills: objectsIn(json['skills']).flatMap(skillsIn),
    achievements: objectsIn(json['awards']).map(awardIn).filter(Boolean),
    languages: objectsIn(json['languages']).map(languageIn).filter(Boolean),
    ...sectionsIn(json),
    template: templates.find((template) => template === theme) ?? 'modern',
  }
}

const templates = ['modern', 'classic', 'creative', 'minimal'] as const

function job(work: Json): CvBody['experience'][number] {
  const [startDate, endDate] = [monthIn(work['startDate']), monthIn(work['endDate'])]
  const highlights = textsIn(work['highlights']).map((line) => `- ${line}`)
  return {
    company: textIn(work['name']) || textIn(work['company']),
    position: textIn(work['position']),
    startDate,
    endDate,
    current: startDate !== '' && endDate === '',
    description: [textIn(work['summary']), ...highlights].filter(Boolean).join('\n'),
  }
}

function course(education: Json): CvBody['education'][number] {
  return {
    institution: textIn(education['institution']),
    degree: textIn(education['studyType']),
    field: textIn(education['area']),
    startYear: textIn(education['startDate']).slice(0, 4),
    endYear: textIn(education['endDate']).slice(0, 4),
    grade: textIn(education['score']) || textIn(education['gpa']),
  }
}

/** "Store of the Year, Mandi Fresh, 2023": one text, like our achievements. */
function awardIn(award: Json): string {
  const parts = [award['title'], award['awarder'], dateIn(award['date']) && monthText(dateIn(award['date']))]
  return [parts.map(textIn).filter(Boolean).join(', '), textIn(award['summary'])].filter(Boolean).join(': ')
}

/** Splits groups of skills, such as "Web Development: HTML, CSS", because employers search for "HTML". */
function skillsIn(skill: Json): string[] {
  const keywords = textsIn(skill['keywords'])
  return keywords.length > 0 ? keywords : [textIn(skill['name'])].filter(Boolean)
}

function languageIn(language: Json): string {
  return languageText({ name: textIn(language['language']), fluency: textIn(language['fluency']) })
}

function placeIn(value: unknown): string {
  const place = objectIn(value)
  return ['address', 'city', 'region', 'postalCode']
    .map((part) => textIn(place[part]))
    .filter(Boolean)
    .join(', ')
}

function profileIn(value: unknown, network: RegExp): string {
  return textIn(objectsIn(value).find((profile) => network.test(textIn(profile['network'])))?.['url'])
}

/** "2021-04" for "2021-04-15". */
function monthIn(value: unknown): string {
  return monthFrom(/^\d{4}(?:-\d\d)?/.exec(textIn(value))?.[0] ?? '')
}

/** The value if every part of a CV has the right type. The contract validates the contents. */
function shaped(value: unknown): CvBody | null {
  const blank = { ...read({}), experience: [job({})], education: [course({})], skills: [''], achievements: [''], languages: [''] }
  const parts = objectIn(value)
  const template = templates.some((name) => name === parts['template'])
  const further = furtherSections.filter((section) => section in parts).map((section) => [section, [project({})]])
  const isShaped = template && hasShapeOf({ ...blank, ...Object.fromEntries(further) }, value)
  return isShaped ? (value as CvBody) : null // every part has been checked
}

function hasShapeOf(blank: unknown, value: unknown): boolean {
  if (Array.isArray(blank)) return Array.isArray(value) && value.every((inner) => hasShapeOf(blank[0], inner))
  if (typeof blank !== 'object' || blank === null) return typeof value === typeof blank
  const inner = objectIn(value)
  const keys = Object.keys(blank)
  return keys.length === Object.keys(inner).length && Object.entries(blank).every(([key, part]) => hasShapeOf(part, inner[key]))
}

function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [Object.entries(a), objectIn(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    one.length === Object.keys(other).length &&
    one.every(([key, value]) => isSame(value, other[key]))
  )
}
