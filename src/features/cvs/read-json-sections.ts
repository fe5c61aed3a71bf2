import { filledSections, type FurtherSection } from './further-sections.ts'
import { dateIn, type Json, objectsIn, textIn, textsIn } from './json-values.ts'
import type { SectionEntry } from './parts-contract.ts'

/** Reads the further sections of any JSON Resume. */
export function sectionsIn(json: Json): Partial<Record<FurtherSection, SectionEntry[]>> {
  return filledSections({
    projects: objectsIn(json['projects']).map(project),
    certificates: objectsIn(json['certificates']).map(certificate),
    publications: objectsIn(json['publications']).map(publication),
    volunteering: objectsIn(json['volunteer']).map(voluntaryPost),
  })
}

const linesOf = (...lines: readonly string[]): string => lines.filter(Boolean).join('\n')
const points = (value: unknown): string[] => textsIn(value).map((line) => `- ${line}`)

export function project(json: Json): SectionEntry {
  const [roles, keywords] = [textsIn(json['roles']).join(', '), textsIn(json['keywords']).join(', ')]
  return {
    name: textIn(json['name']),
    organization: textIn(json['entity']),
    startDate: dateIn(json['startDate']),
    endDate: dateIn(json['endDate']),
    link: textIn(json['url']),
    description: linesOf(roles, textIn(json['description']), ...points(json['highlights']), keywords),
  }
}

function certificate(json: Json): SectionEntry {
  return {
    name: textIn(json['name']) || textIn(json['title']),
    organization: textIn(json['issuer']),
    startDate: dateIn(json['date']),
    endDate: '',
    link: textIn(json['url']),
    description: '',
  }
}

function publication(json: Json): SectionEntry {
  return {
    name: textIn(json['name']),
    organization: textIn(json['publisher']),
    startDate: dateIn(json['releaseDate']),
    endDate: '',
    link: textIn(json['url']) || textIn(json['website']),
    description: textIn(json['summary']),
  }
}

/** A post without a title gets the name of its organisation. */
function voluntaryPost(json: Json): SectionEntry {
  const [position, organization] = [textIn(json['position']), textIn(json['organization'])]
  return {
    name: position || organization,
    organization: position && organization,
    startDate: dateIn(json['startDate']),
    endDate: dateIn(json['endDate']),
    link: textIn(json['url']) || textIn(json['website']),
    description: linesOf(textIn(json['summary']), ...points(json['highlights'])),
  }
}
