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

/** One date of a certificate or a publication is when it was given, and not when it ends. */
function sectionEntry({ section, name, organisation, startDate, endDate, url, description }: FurtherEntry): SectionEntry {
  const isOfOneDay = (section === 'certificates' || section === 'publications') && startDate === ''
  const dates = isOfOneDay ? { startDate: endDate, endDate: '' } : { startDate, endDate }
  return { name, organization: organisation, ...dates, link: url, description }
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
