import { filledSections, furtherSections } from '#features/cvs/further-sections.ts'
import type { SectionEntry } from '#features/cvs/parts-contract.ts'
import type { FurtherEntry } from '../contract.ts'
import type { Proposal } from '../proposal.ts'

/**
 * Entries of the further sections that were read from text become parts of the CV, and the same text is not left over as well. Whether the lines were
 * parted rightly is not known, so their names are doubtful.
 */
export function withFurther({ further = [], ...proposal }: Proposal): Proposal {
  const { cv, doubts, left } = proposal
  const sections = furtherSections.map((section) => {
    const read = further.filter((entry) => entry.section === section).map(sectionEntry)
    return [section, [...(cv[section] ?? []), ...read]] as const
  })
  const placed = new Set<string>(further.map(({ section }) => section))
  return {
    ...proposal,
    cv: { ...cv, ...filledSections(Object.fromEntries(sections)) },
    doubts: [...doubts, ...doubtsIn(further, proposal)],
    left: left.filter(({ section }) => section === undefined || !placed.has(section)),
  }
}

function sectionEntry({ section: _section, organisation, url, ...entry }: FurtherEntry): SectionEntry {
  return { ...entry, organization: organisation, link: url }
}

function doubtsIn(further: readonly FurtherEntry[], { cv }: Proposal): string[] {
  return furtherSections.flatMap((section) => {
    const known = cv[section]?.length ?? 0
    return further
      .filter((entry) => entry.section === section)
      .flatMap(({ organisation }, at) => {
        const path = `${section}.${known + at}`
        return [`${path}.name`, ...(organisation ? [`${path}.organization`] : [])]
      })
  })
}
