/** Relaxations that find any work in a place or with filters, for texts that name no work. */
import { isTypedPlace } from '#features/search-places/server/public.ts'
import { isStopWord } from '#features/search-places/stop-words.ts'
import {
  isKnownOutsideTitles,
  isLink,
  saidInTexts,
  saysNoWork,
  withoutPublicSector,
} from '#features/search-words/server/public.ts'
import type { JobList } from '../../contract.ts'
import { fewerFilters, placesAround } from './fewer-filters.ts'
import type { Relaxation } from './relaxations.ts'
import { isFiltered } from './relaxed-filters.ts'

/** The loss of dropping describing words, which may be what the person wants, such as a certificate. */
const anyWorkLoss = 3

/** Relaxations for a text that names only a place or filters: "summer internships". */
export function ofAnyWork(typed: JobList, others: Omit<JobList, 'q'>, q: string): Relaxation[] {
  const inTexts = ofTexts(typed, others, q)
  if (!saysNoWork(q)) return inTexts
  const words = q.split(/\s+/)
  const place = others.location === undefined ? words.filter(isTypedPlace).join(' ') : ''
  const given = place === '' ? {} : { location: place }
  const besides = words.filter((word) => !isLink(word) && !isStopWord(word) && (place === '' || !isTypedPlace(word)))
  const there = fewerFilters({ ...typed, ...given }, { ...others, ...given })
    .filter(({ kept }) => isFiltered(kept))
    .map(({ kept, leftOut, ...less }) => ({
      ...less,
      loss: less.loss + anyWorkLoss,
      search: { ...kept, q: undefined },
      ...(place !== '' && { place }),
      leftOut: [...besides, ...leftOut],
      name: null,
    }))
  const around = placesAround(place === '' ? undefined : place).map(({ wider, loss }) => ({
    loss: loss + anyWorkLoss,
    search: { ...others, location: wider, q: undefined },
    wider,
    leftOut: besides,
    name: null,
  }))
  return [...inTexts, ...there, ...around]
}

/** Relaxations for what only texts of jobs say: "delhi me job rehna khana free" asks for a place to sleep and meals. */
const ofTexts = (typed: JobList, others: Omit<JobList, 'q'>, q: string): Relaxation[] =>
  saidInTexts(q).flatMap((said) =>
    fewerFilters(typed, others).map(({ kept, leftOut, loss, ...less }) => ({
      ...less,
      search: { ...kept, q: said.q },
      leftOut: [...said.leftOut, ...leftOut],
      loss: said.loss + loss,
      name: said.name,
      acceptsMentions: true,
    })),
  )

/** Relaxations for a request for any work that no job matches because of its place or filters. */
export const relaxationsOfAnyWork = (typed: JobList, others: Omit<JobList, 'q'>): Relaxation[] =>
  fewerFilters(typed, others)
    .slice(1)
    .map(({ kept, ...less }) => ({ ...less, search: { ...kept, q: undefined }, name: null }))

/** Less than another name for work: what remains was all typed. */
const publicSectorLoss = 0.45

/** Jobs for a degree or with a skill, beside an employer of the public sector: "12th pass government jobs". */
export function ofDegree(q: string, others: Omit<JobList, 'q'>): Relaxation[] {
  const { q: kept, leftOut } = withoutPublicSector(q)
  if (leftOut.length === 0 || kept === '' || !isKnownOutsideTitles(kept)) return []
  return [{ search: { ...others, q: kept }, leftOut, loss: publicSectorLoss, name: null, acceptsMentions: true }]
}
