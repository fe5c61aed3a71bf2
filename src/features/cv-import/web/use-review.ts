import { useState } from 'react'
import { inShort } from '#platform/contract/in-short.ts'
import { useFocusLater } from '#platform/web/use-focus-later.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { moveEntry } from './move-entry.ts'
import { type MovedOffer, moveLeft, moveOffer, type MoveTarget } from './move-offer.ts'
import { type Offer, type OfferGroup, offersIn, presetOf } from './offers.ts'

export const offerId = (key: string): string => `offer-${key}`
export const leftOverId = 'offers-left-over'

/** The state of the review: the imported values, the places to which the person has moved them, and the selected values. */
export function useReview(imported: ImportResult, fields: CvFields) {
  const [result, setResult] = useState(imported)
  const [moved, setMoved] = useState<ReadonlySet<string>>(new Set())
  const [news, setNews] = useState('')
  const focusOn = useFocusLater()
  const groups = offersIn(result, fields)
  const [preset] = useState(() => presetOf(groups))
  const [taken, setTaken] = useState(preset)
  const offers = groups.flatMap((group) => group.offers)
  const keys = offers.map(({ key }) => key)
  const chosen = offers.filter(({ key }) => taken.has(key))
  const show: ShowMoved = ({ result: after, keys: places }, text, isGone) => {
    const [now] = places
    setResult(after)
    // Selected, because a person who corrects a place wants to have the value; but not if it would replace a summary unseen.
    const wanted = places.filter((key) => key !== 'summary' || fields.summary.trim() === '')
    setTaken(new Set([...[...taken].filter((one) => !isGone?.(one)), ...wanted]))
    focusOn(now === undefined ? leftOverId : offerId(now))
    setMoved(new Set([...moved, ...places]))
    setNews(text)
  }
  return {
    result,
    groups,
    keys,
    taken,
    moved,
    news,
    count: chosen.length,
    replaced: chosen.filter(({ now }) => now !== '').length,
    isAll: keys.length > 0 && chosen.length === keys.length,
    /** Whether the person has chosen or moved anything. */
    isChanged: result !== imported || taken.size !== preset.size || [...taken].some((key) => !preset.has(key)),
    choose: (some: readonly string[], isTaken: boolean) =>
      setTaken(isTaken ? new Set([...taken, ...some]) : new Set([...taken].filter((key) => !some.includes(key)))),
    ...movesIn(result, show),
  }
}

type ShowMoved = (moved: MovedOffer, news: string, isGone?: (key: string) => boolean) => void

/** The moves of a value, of a whole entry, and of leftover text. */
const movesIn = (result: ImportResult, show: ShowMoved) => ({
  move: ({ key, label, offered }: Offer, target: MoveTarget) =>
    show(moveOffer(result, { key, label, text: offered, target: target.key }), newsOf(target, offered), (one) => one === key),
  moveEntry: ({ entry, title }: OfferGroup, target: MoveTarget) =>
    show(moveEntry(result, { path: entry, title, target: target.key }), newsOf(target, title), (one) =>
      one.startsWith(`${entry}.`),
    ),
  moveLeft: (at: number, target: MoveTarget) =>
    show(moveLeft(result, at, target.key), newsOf(target, result.left[at]?.text ?? '')),
})

const newsOf = ({ key, label }: MoveTarget, text: string): string =>
  key === 'left' ? `Moved below, to “Not sure where this goes”: ${inShort(text)}` : `Moved to ${label}: ${inShort(text)}`
