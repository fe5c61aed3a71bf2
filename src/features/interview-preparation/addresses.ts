import { type Industry, industries, type Level, levels, type RoleArea, roleAreasOf } from './choices.ts'

export const tabs = {
  overview: 'Overview',
  expectations: 'Expectations',
  preparation: 'Preparation',
  general: 'General Q&A',
  technical: 'Technical Q&A',
  tips: 'Expert Tips',
} as const
export type TabName = keyof typeof tabs

export const views = { practice: 'Mock interview', print: 'Print view' } as const
export type ViewName = keyof typeof views

/** The present choices; without an industry there is no role area. */
export type PartialSelection = {
  readonly industry: Industry | null
  readonly roleArea: RoleArea | null
  readonly level: Level | null
}

export const hubPath = '/interview-prep'

type AddressOptions = { readonly tab?: TabName; readonly view?: ViewName; readonly round?: number }

/** The URL of a preparation. The first tab and the first round are left out of it. */
export function addressOf(selection: PartialSelection, { tab, view, round }: AddressOptions = {}): string {
  const values = { ...selection, tab: tab === 'overview' ? null : tab, view, round: round ? String(round) : null }
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value)
  return params.size > 0 ? `${hubPath}?${params.toString()}` : hubPath
}

/** The paths for search engines: one page for each role area and level. */
export const preparationPages: readonly string[] = industries.flatMap((industry) =>
  roleAreasOf[industry].flatMap((roleArea) => levels.map((level) => addressOf({ industry, roleArea, level }))),
)
