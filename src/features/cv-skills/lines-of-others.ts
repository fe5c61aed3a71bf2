import { momentIn, periodIn } from '#features/cv-words/period.ts'
import type { Paragraph } from '#features/cv-words/paragraph.ts'
import { label } from './skill-groups.ts'
import { isInstitution } from '#features/cv-words/words.ts'

type Item = { readonly text: string; readonly from: Paragraph }

const longestRead = 200

/** Labels of projects and of jobs: "Client: Nadi Bank", "Technologies used: Sensors". */
const ofWork =
  /^(?:(?:project|client|company|employer|role|designation|duration|description|responsibilit(?:y|ies)|environment|team size|(?:project )?title|percentage|c?gpa|(?:tools|technolog(?:y|ies)|software) used)\b)[ \t]{0,2}(?:[:–-]|$)/i

/** Whether the line has the time of a job or of a course. A year alone may be that of a program: "SQL Server 2016", "Windows 7/8/10". */
const hasTime = (text: string): boolean =>
  /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(text) && (periodIn(text) !== null || (momentIn(text)?.at.length ?? 0) > 4)

const isOfOther = ({ text }: Paragraph): boolean => {
  const read = text.slice(0, longestRead)
  return ofWork.test(read) || hasTime(read)
}

/**
 * The lines that show by a time, a label or a school that they belong to a job, a project or a course, and the lines behind the first of them: the
 * title between them and the skills was not recognised. A label of a group goes on with the skills.
 */
export function linesOfOthers(lines: readonly Paragraph[], items: readonly Item[]) {
  const schools = new Set(items.filter(({ text }) => isInstitution(text)).map(({ from }) => from))
  const own = new Set(lines.filter((line) => schools.has(line) || isOfOther(line)))
  const first = lines.findIndex((line) => own.has(line))
  const behind = first < 0 ? [] : lines.slice(first + 1)
  const group = behind.findIndex(({ text }) => label.test(text) && !ofWork.test(text))
  return { own, behind: new Set(group < 0 ? behind : behind.slice(0, group)) }
}

/** What people do for pleasure: "Playing chess", "Singing", "Listening to music". */
export const isPastime = (text: string): boolean =>
  /^(?:(?:travell?ing|singing|dancing)$|playing\s|listening\sto\s|watching\s|reading\s(?:books?|novels?|newspapers?)\b)/i.test(
    text,
  )
