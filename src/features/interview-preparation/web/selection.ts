import { apiQuery } from '#platform/web/api-queries.ts'
import { type PartialSelection, type TabName, tabs, type ViewName, views } from '../addresses.ts'
import { industryLabels, levelLabels, roleAreaLabels, roleAreasOf, type Selection } from '../choices.ts'
import type { interviewPreparation } from '../contract.ts'

const isKey = <K extends string>(labels: Readonly<Record<K, unknown>>, key: string): key is K => Object.hasOwn(labels, key)
const keyOf = <K extends string>(labels: Readonly<Record<K, unknown>>, key: string | null) =>
  key !== null && isKey(labels, key) ? key : null

/** Reads the choices. Unknown values, and a role area of another industry, are ignored. */
export function choicesIn(params: URLSearchParams): PartialSelection {
  const industry = keyOf(industryLabels, params.get('industry'))
  const roleArea = keyOf(roleAreaLabels, params.get('roleArea'))
  const level = keyOf(levelLabels, params.get('level'))
  return { industry, roleArea: industry && roleArea && roleAreasOf[industry].includes(roleArea) ? roleArea : null, level }
}

/** Null until an industry and a level are selected. */
export function selectionIn(params: URLSearchParams): Selection | null {
  const { industry, roleArea, level } = choicesIn(params)
  return industry && level ? { industry, roleArea, level } : null
}

export const tabIn = (params: URLSearchParams): TabName => keyOf(tabs, params.get('tab')) ?? 'overview'
export const viewIn = (params: URLSearchParams): ViewName | null => keyOf(views, params.get('view'))

/** The round of practice, from 0; an invalid one is the first. */
export function roundIn(params: URLSearchParams): number {
  const round = Number(params.get('round'))
  return Number.isInteger(round) && round > 0 && round < 1_000 ? round : 0
}

const read = apiQuery<typeof interviewPreparation>()

export const preparationFor = ({ industry, roleArea, level }: Selection) =>
  read('GET /api/interview-preparation', { query: { industry, level, ...(roleArea ? { roleArea } : {}) } })
