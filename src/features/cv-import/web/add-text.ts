import { blankSectionEntry, type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import { type ListName, lists } from '#features/cvs/web/cv-fields.ts'
import { listNames } from '#features/cvs/web/entry-names.ts'
import { pointsIn } from '#features/cvs/rules.ts'
import type { ImportResult } from '../contract.ts'

type Cv = ImportResult['cv']

export const isList = (part: string): part is ListName => lists.some((name) => name === part)
export const isSection = (part: string): part is FurtherSection => furtherSections.some((name) => name === part)

/** Where a text that fits no field can go. */
export const textTargets = [
  { key: 'summary', label: 'Summary' },
  ...(['achievements', 'skills'] as const).map((key) => ({ key, label: listNames[key] })),
  ...(['projects', 'certificates'] as const).map((key) => ({ key, label: sectionTitles[key] })),
]

/** `keys` are the paths of the new values, the first one first. */
type AddedText = { readonly cv: Cv; readonly keys: readonly string[] }

/** Adds a text to the summary, to a list (one item for each line), or to a section as an entry that has its first line as name. */
export function addText(cv: Cv, target: string, text: string): AddedText {
  const points = pointsIn(text)
  if (isList(target)) {
    const keys = points.map((_, at) => `${target}.${cv[target].length + at}`)
    return { cv: { ...cv, [target]: [...cv[target], ...points] }, keys }
  }
  if (isSection(target)) {
    const [entries, [name = '', ...rest]] = [cv[target] ?? [], points]
    const path = `${target}.${entries.length}`
    const entry = { ...blankSectionEntry, name, description: rest.join('\n') }
    return {
      cv: { ...cv, [target]: [...entries, entry] },
      keys: [`${path}.name`, ...(rest.length > 0 ? [`${path}.description`] : [])],
    }
  }
  return { cv: { ...cv, summary: [cv.summary, text.trim()].filter(Boolean).join('\n') }, keys: ['summary'] }
}
