import { useState } from 'react'
import { useFocusLater } from '#platform/web/use-focus-later.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import type { ImportResult } from '../contract.ts'
import { moveOffer, type MoveTarget } from './move-offer.ts'
import { type Offer, offersIn, presetOf } from './offers.ts'

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
  const keys = groups.flatMap(({ offers }) => offers.map(({ key }) => key))
  return {
    result,
    groups,
    keys,
    taken,
    moved,
    news,
    /** Whether the person has chosen or moved anything. */
    isChanged: result !== imported || taken.size !== preset.size || [...taken].some((key) => !preset.has(key)),
    isAll: keys.length > 0 && taken.size === keys.length,
    choose: (some: readonly string[], isTaken: boolean) =>
      setTaken(isTaken ? new Set([...taken, ...some]) : new Set([...taken].filter((key) => !some.includes(key)))),
    /** Moves a value and selects it, because a person who corrects its place wants to have it. */
    move: ({ key, label, offered }: Offer, target: MoveTarget) => {
      const after = moveOffer(result, { key, label, text: offered, target: target.key })
      const [now] = after.keys
      setResult(after.result)
      setTaken(new Set([...[...taken].filter((one) => one !== key), ...after.keys]))
      focusOn(now === undefined ? leftOverId : offerId(now))
      setMoved(new Set([...moved, ...after.keys]))
      setNews(
        now !== undefined ? `Moved to ${target.label}: ${offered}` : `Moved below, to “Not sure where this goes”: ${offered}`,
      )
    },
  }
}
