import { filledSections, furtherSections, withOneDate } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'
import type { FurtherEntry } from '#features/cv-words/reading-contract.ts'
import type { Proposal, ReadEntry } from '#features/cv-words/proposal.ts'
import { doubtsIn, type FieldSource, readingsOf } from '#features/cv-reading/readings.ts'

/**
 * Moves entries of the further sections into the CV, and removes their text from the leftover text. Their names are doubtful, because lines may have
 * been divided wrongly.
 */
export function withFurther({ further = [], ...proposal }: Proposal): Proposal {
  const { cv, doubts, left, readings = [] } = proposal
  const sections = furtherSections.map((section) => {
    const read = further.filter(({ entry }) => entry.section === section).map(({ entry }) => sectionEntry(entry))
    return [section, [...(cv[section] ?? []), ...read]] as const
  })
  const placed = new Set<string>(further.map(({ entry }) => entry.section))
  const sources = sourcesOf(further, proposal)
  return {
    ...proposal,
    cv: { ...cv, ...filledSections(Object.fromEntries(sections)) },
    doubts: [...doubts, ...doubtsIn(sources)],
    ...(proposal.readings || sources.length > 0 ? { readings: [...readings, ...readingsOf(sources)] } : {}),
    left: left.filter(({ section }) => section === undefined || !placed.has(section)),
  }
}

function sectionEntry({ section, organisation, url, ...entry }: FurtherEntry): SectionEntry {
  const placed = { ...entry, organization: organisation, link: url }
  return section === 'publications' ? withOneDate(placed) : placed
}

const sure = 0.5

function sourcesOf(further: readonly ReadEntry[], { cv }: Proposal): FieldSource[] {
  return furtherSections.flatMap((section) => {
    const known = cv[section]?.length ?? 0
    return further
      .filter(({ entry }) => entry.section === section)
      .flatMap(({ entry: { name, organisation }, from }, at) => {
        const path = `${section}.${known + at}`
        const ofOrganisation = { field: `${path}.organization`, value: organisation, sure, from }
        return [{ field: `${path}.name`, value: name, sure, from }, ...(organisation ? [ofOrganisation] : [])]
      })
  })
}
