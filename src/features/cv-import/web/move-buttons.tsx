import { inShort } from '#platform/contract/in-short.ts'
import { targetsForEntry } from './move-entry.ts'
import type { MoveTarget } from './move-offer.ts'
import type { OfferGroup } from './offers.ts'

type MoveButtonsProps = {
  readonly targets: readonly MoveTarget[]
  /** What is moved, for people who do not see what the buttons stand beside. */
  readonly text: string
  readonly onMove: (target: MoveTarget) => void
}

export function MoveButtons({ targets, text, onMove }: MoveButtonsProps) {
  return targets.map((target) => (
    <button
      key={target.key}
      type="button"
      aria-label={`${target.label}: move “${inShort(text)}” there`}
      className="min-h-11 cursor-pointer rounded-control border border-line-strong px-3 text-sm text-blue-dark hover:bg-blue-wash"
      onClick={() => onMove(target)}
    >
      {target.label}
    </button>
  ))
}

type MoveEntryProps = { readonly group: OfferGroup; readonly onMove: (target: MoveTarget) => void }

/** Moves all of an entry. Open from the start if none of its names is certain, because then it may be of another kind. */
export function MoveEntry({ group: { entry, title, names, offers }, onMove }: MoveEntryProps) {
  const isCertain = offers.some(({ key, isDoubtful }) => !isDoubtful && names.includes(key))
  return (
    <details open={names.length > 0 && !isCertain}>
      <summary className="w-fit cursor-pointer py-3 text-sm text-blue-dark">Wrong section? Move all of this</summary>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        <MoveButtons targets={targetsForEntry(entry)} text={title} onMove={onMove} />
      </div>
    </details>
  )
}
