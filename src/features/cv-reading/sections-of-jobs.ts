import { beginsWithDegree } from '#features/cv-words/education-parts.ts'
import { clearValue } from '#features/cv-words/labelled-values.ts'
import { isHeadLike, type Paragraph } from '#features/cv-words/paragraph.ts'
import { periodIn } from '#features/cv-words/period.ts'
import { isInstitution, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'
import { isTimed, statesBoth } from '#features/cv-words/stated-job.ts'
import { namesNoneSpoken } from '#features/cv-skills/languages.ts'
import type { Section } from './sections.ts'

/** "Achievements" within the jobs may stand below one of them only: if other jobs follow there, it is a part of the jobs. */
export function jobsGoingOn(sections: readonly Section[]): Section[] {
  const done: Section[] = []
  for (const section of withStatedJobs(sections)) {
    const [own, jobs] = partedAtJob(section, done.at(-1))
    if (jobs) {
      done.push(own, jobs)
      continue
    }
    const isWithin = done.at(-1)?.name === 'experience' && (section.name === 'achievements' || section.name === 'summary')
    done.push(isWithin && hasJob(section.paragraphs) ? { ...section, name: 'experience' } : section)
  }
  return done
}

const statesJob = ({ text }: Paragraph): boolean => text.length <= 300 && isTimed(text) && statesBoth(text)

/** If no section has jobs, those that sentences among the projects state are jobs: "Worked in Rao & Sons, Pune as Clerk from May 2015 to June 2017." */
const withStatedJobs = (sections: readonly Section[]): readonly Section[] =>
  sections.some(({ name }) => name === 'experience')
    ? sections
    : sections.map((one) => (one.name === 'projects' && one.paragraphs.some(statesJob) ? { ...one, name: 'experience' } : one))

/** A row with employer, position and time: "Rao School, Pune⇥Teacher⇥Jul 2021 – Nov 2022". */
function isRowOfJob({ text, isBullet, look }: Paragraph): boolean {
  const cells = isBullet || look === undefined || text.length > 140 ? [] : text.split('\t')
  const period = cells.length === 3 ? periodIn(cells[2] ?? '') : null
  const names = cells.slice(0, 2)
  return period?.rest === '' && period.start !== period.end && names.filter((name) => isRoleAtEnd(name.trim())).length === 1
}

/** The lines from the first to the last row with a time and a position in cells of their own: "May 2015 – June 2017⇥Clerk⇥Rao Bank". */
export function rowsOfJobs(lines: readonly Paragraph[]): ReadonlySet<Paragraph> {
  const rows = lines.flatMap((line, at) => (isTimedRow(line) ? [at] : []))
  return new Set(rows.length > 2 ? lines.slice(rows[0], (rows.at(-1) ?? 0) + 1) : [])
}

function isTimedRow({ text, isBullet }: Paragraph): boolean {
  const cells = isBullet || text.length > 140 ? [] : text.split('\t')
  const period = cells.length === 3 ? periodIn(cells[0] ?? '') : null
  return period?.rest === '' && period.start !== period.end && cells.slice(1).filter(isPosition).length === 1
}

/** Where the first of two or more jobs stands, each with position, employer and time in lines of their own. -1 if there are none. */
function firstOfSeveral(lines: readonly Paragraph[]): number {
  const jobs = lines.flatMap((line, at) => (isJobInLines([line, lines[at + 1], lines[at + 2]]) ? [at] : []))
  return jobs.length > 1 ? (jobs[0] ?? -1) : -1
}

function isJobInLines([role, firm, time]: readonly (Paragraph | undefined)[]): boolean {
  const areHeads = role !== undefined && firm !== undefined && isHeadLike(role) && isHeadLike(firm)
  return areHeads && time !== undefined && isPeriodAlone(time) && isPosition(role.text) && scoreOf(firm.text) < 0
}

function isPeriodAlone({ text, isBullet }: Paragraph): boolean {
  const period = isBullet || text.length > 40 ? null : periodIn(text)
  return period?.rest === '' && period.start !== period.end
}

/** A label beside a job, such as "Key projects", may look like the title of a section: the next job in the letters of those above ends that section. */
function partedAtJob(section: Section, before: Section | undefined): readonly [Section, Section?] {
  if (before?.name !== 'experience' || section.name === 'education' || section.name === 'volunteering') return [section]
  const looks = new Set(before.paragraphs.filter(isRowOfJob).map(({ look }) => look))
  const { paragraphs } = section
  const row = looks.size === 0 ? -1 : paragraphs.findIndex((line) => looks.has(line.look) && isRowOfJob(line))
  const at = row < 0 ? firstOfSeveral(paragraphs) : row
  if (at < 0 || section.name === 'experience') return [section]
  return [
    { ...section, paragraphs: paragraphs.slice(0, at) },
    { name: 'experience', title: before.title, paragraphs: paragraphs.slice(at) },
  ]
}

const mostBelow = 8

/** Whether a label below an employer with its time names the position: "Rao & Sons⇥May 2015 – June 2017", "Designation: Clerk". */
const isLabelledBelow = (lines: readonly Paragraph[], at: number): boolean =>
  lines.slice(at + 1, at + 1 + mostBelow).some(({ text }) => clearValue(text, 'position') !== null)

/** Whether a line with a period stands below two header lines, one of which is a position, or above a label for it. */
const hasJob = (lines: readonly Paragraph[]): boolean =>
  lines.some((line, at) => {
    if (line.text.length > 100 || line.isBullet) return false
    const period = periodIn(line.text)
    if (period === null || period.start === period.end) return false
    if (period.rest !== '') return isLabelledBelow(lines, at)
    if (line.text.length > 60) return false
    const above = lines.slice(Math.max(0, at - 2), at)
    return above.length === 2 && above.every(isHeadLike) && above.some(({ text }) => isPosition(text))
  })

const isPosition = (text: string): boolean => scoreOf(text) > 0 || isRoleAtEnd(text.split(/\s?[–—(/-]/)[0]?.trim() ?? '')

/** "Skills" is missing: alone, it is far more often the title of a section. */
const titleOfTools = /^(?:technolog(?:y|ies)|tools?|(?:tech(?:nical)? )?stack|environment|keywords?)(?: used)?\s?(?=:|$)/i
const toolsIn = (text: string): string => titleOfTools.exec(text)?.[0].trim().toLowerCase() ?? ''

/**
 * "Technologies" alone stands before the tools of a job if an earlier job of the section has "Technologies: Ledger" in the same style. Below a job that has
 * such a line itself, it is the title of a section.
 */
export function isToolsOfJob({ text, look }: Paragraph, { name, paragraphs }: Section): boolean {
  const title = name !== 'experience' || look === undefined || text.length > 30 ? '' : toolsIn(text)
  if (title === '' || !/^[^:]+:?$/.test(text)) return false
  const last = paragraphs.findLastIndex((line) => line.look === look && line.text.includes(':') && toolsIn(line.text) === title)
  return last >= 0 && paragraphs.slice(last + 1).some((line) => !line.isBullet && periodIn(line.text) !== null)
}

/** "Technical Experience" with lists of tools and no time is a section of skills, and so is "Technical Qualification" without any course. */
export function asSkills<One extends Section>(section: One): One {
  const { name, title, paragraphs } = section
  if (name === 'education')
    return /^technical\b/i.test(title) && !paragraphs.some(isOfCourse) ? { ...section, name: 'skills' } : section
  const lists = paragraphs.filter(({ text }) =>
    /^[\p{Lu}][^:,.]{2,30}:\s*[^,]{1,40},|^[^|]{1,30}(?:\|[^|]{1,30}){1,12}/u.test(text),
  )
  const isOfTools = name === 'experience' && /^(?:tech(?:nical)?|software|programming|computer)\b/i.test(title)
  const isOne = isOfTools && lists.length > 1 && paragraphs.every(({ text }) => periodIn(text) === null)
  return isOne ? { ...section, name: 'skills' } : section
}

/** "Languages Known" may list those of programs: they are skills, whose letters say nothing about those of the list above. */
export function codeLast<One extends Section>(sections: readonly One[]): One[] {
  const code = sections.filter(({ name, paragraphs }) => name === 'languages' && namesNoneSpoken(paragraphs))
  return [...sections.filter((one) => !code.includes(one)), ...code.map((one): One => ({ ...one, name: 'skills' }))]
}

/** Certificates that are degrees of schools are courses. */
export const asCourses = <One extends Section>(section: One): One =>
  section.name === 'certificates' && section.paragraphs.filter(isRowOfCourse).length > 1
    ? { ...section, name: 'education' }
    : section

/** A degree and its school in cells of their own: "1995 MBA⇥Rao Institute of Management". Certificates have other names. */
function isRowOfCourse({ text, isBullet }: Paragraph): boolean {
  const [course = '', school = '', ...more] = isBullet ? [] : text.split('\t')
  const name = course.replace(/^(?:19|20)\d{2}\s+/, '')
  return more.length === 0 && isInstitution(school) && !/certif/i.test(text) && beginsWithDegree(name) && name.length <= 40
}

const isOfCourse = ({ text, fields }: Paragraph): boolean => fields !== undefined || beginsWithDegree(text) || isInstitution(text)
