import { withEmployersAbove } from './employers-above.ts'
import { withFields } from '#features/cv-words/entry-fields.ts'
import { withFirmsBelowRoles } from './firms-below-roles.ts'
import { withFirmsBeforeRoles } from './firms-before-roles.ts'
import { withListedHeads } from './listed-heads.ts'
import { withNumberedEmployers } from './numbered-employers.ts'
import { withNumberedFirms } from './numbered-firms.ts'
import { withMarkedHeads } from './marked-heads.ts'
import { withRolesInSentences } from './roles-in-sentences.ts'
import { withWholeLines } from './whole-lines.ts'
import { withTimesOfEnds, withWholeTimes } from '#features/cv-words/whole-times.ts'
import { withJobSentences } from './job-sentences.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { timeOfJob } from './job-times.ts'
import { scoreOf } from '#features/cv-words/words.ts'
import { isOtherLine } from '#features/cv-words/labelled-values.ts'

const label =
  /^(?:\(?\d{1,2}[.)]\s*)?(?:project|client)s?(?:\s*(?:#|no\.?)?\s*\d{1,2})?(?:\s+(?:name|title|details?))?\s*\t?\s*[:–-]/i

const ofProject = /^(?:\(?\d{1,2}[.)]\s*)?projects?\b/i
/** A label of the company itself: such a job may name a client too. */
const company =
  /(?:^|\t)(?:\(?\d{1,2}[.)]\s*)?(?:(?:(?:current|present|previous|past|last|former)\s)?(?:company|employer|organi[sz]ation)(?: name)?|worked at)\s*\t?\s*[:–-]/i

/** Projects below a job, with clients, roles and times, become its description. If the section has only projects, they are read as jobs. */
function withoutProjects(lines: readonly Paragraph[]): readonly Paragraph[] {
  const projects = lines.map((line, at) => isWholeJob(line) && isOfProject(lines, at))
  if (!projects.includes(true)) return lines
  const others = lines.filter((_, at) => !projects[at])
  const isBelowJob = others.some((line) => timeOfJob(line) !== null)
  return isBelowJob ? lines.map((line, at) => (projects[at] ? asText(line) : line)) : lines
}

/** Whether the line would be read as a job of its own. */
const isWholeJob = ({ fields }: Paragraph): boolean =>
  fields?.time !== undefined || (fields?.employer !== undefined && fields.position !== undefined)

/** Whether the line, or the line right above it, has a label such as "Project: …" or "Client: …". */
function isOfProject(lines: readonly Paragraph[], at: number): boolean {
  const [own, above] = [lines[at], lines[at - 1]]
  if (own && company.test(own.text) && !own.text.split('\t').some((part) => ofProject.test(part))) return false
  return [own, above].some((line) => line !== undefined && line.text.split('\t').some((part) => label.test(part)))
}

function asText({ text, size, look, place }: Paragraph): Paragraph {
  return { text, size, isBullet: true, ...(look === undefined ? {} : { look }), ...(place ? { place } : {}) }
}

/** Moves a line such as "Nature of job: design" below the labels of the job: above them it would stand between employer and position. */
function othersBelow(lines: readonly Paragraph[]): readonly Paragraph[] {
  const moved = [...lines]
  for (let at = moved.length - 2; at > 0; at--) {
    const [line, below] = [moved[at], moved[at + 1]]
    if (!line || line.isBullet || line.fields || !below?.fields || !isOtherLine(line.text)) continue
    moved.splice(at, 2, below, { ...line, isBullet: true })
  }
  return moved
}

/** Titles of groups of jobs within the section. They are dropped. */
const kindOfJobs =
  /^(?:vocational|miscellaneous|professional|academic|industrial|industry|teaching|research|clinical|relevant|others?)(?: (?:work )?(?:experience|work|positions|roles|services|appointments))?$/i

const headOfTable =
  /^(?:(?:organi[sz]ation|company|employer|designation|position|role|job title|from|to|duration|period|dates?|year|location|s\.?\s?no\.?|sr\.?\s?no\.?|responsibilit(?:y|ies)|name of (?:the )?(?:company|organi[sz]ation|employer))[\s\t/|&]*)+$/i

/** The lines of a section about jobs, with the fields that labels, columns and neighbouring lines assign to them. */
export const linesOfJobs = (all: readonly Paragraph[]): readonly Paragraph[] =>
  withEmployersAbove(
    othersBelow(
      withoutProjects(
        withFields(
          withWholeLines(
            withTimesOfEnds(
              withWholeTimes(
                withJobSentences(
                  withRolesInSentences(
                    withNumberedFirms(
                      withFirmsBeforeRoles(withFirmsBelowRoles(withListedHeads(withMarkedHeads(withNumberedEmployers(all))))),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ).filter(({ text }) => !headOfTable.test(text) && !kindOfJobs.test(text))

/** Whether the labelled firm is the client of the employer, who stands in the head beside the position. */
export const isClientOf = (names: readonly string[], firm: string, from: readonly Paragraph[]): boolean =>
  names.length > 1 &&
  names.slice(0, 2).some((name) => scoreOf(name) > 0) &&
  from.some(({ text }) => text.length <= 160 && /^clients?(?: name)?\s?[:–-]/i.test(text) && firm !== '' && text.includes(firm))
