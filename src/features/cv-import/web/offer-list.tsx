import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { MoveButtons, MoveEntry } from './move-buttons.tsx'
import { type MoveTarget, targetsFor } from './move-offer.ts'
import type { Offer, OfferGroup } from './offers.ts'
import { SourceLine } from './source-line.tsx'
import { offerId } from './use-review.ts'

type OfferChoice = {
  readonly taken: ReadonlySet<string>
  /** The keys of the values that the person has moved. */
  readonly moved: ReadonlySet<string>
  readonly onTake: (keys: readonly string[], isTaken: boolean) => void
  readonly onMove: (offer: Offer, target: MoveTarget) => void
}

type OfferListProps = OfferChoice & {
  readonly group: OfferGroup
  readonly onMoveEntry: (entry: OfferGroup, target: MoveTarget) => void
}

export function OfferList({ group, onMoveEntry, ...choosing }: OfferListProps) {
  const { title, offers, isList } = group
  // A row has room for the line that a doubtful item was read from, and for the item of the CV that it replaces.
  const needsRow = (offer: Offer): boolean => !isList || offer.isDoubtful || offer.now !== ''
  const [items, rows] = [offers.filter((offer) => !needsRow(offer)), offers.filter(needsRow)]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-semibold">{title}</legend>
      {items.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {items.map((offer) => (
            <Item key={offer.key} offer={offer} {...choosing} />
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className="grid divide-y divide-line rounded-card border border-line">
          {rows.map((offer) => (
            <Row key={offer.key} offer={offer} {...choosing} />
          ))}
        </div>
      )}
      {group.entry !== '' && <MoveEntry group={group} onMove={(target) => onMoveEntry(group, target)} />}
    </fieldset>
  )
}

type OfferProps = OfferChoice & { readonly offer: Offer }

function Item({ offer: { key, offered }, taken, onTake }: OfferProps) {
  return (
    <label className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line px-3">
      <input
        id={offerId(key)}
        type="checkbox"
        checked={taken.has(key)}
        onChange={({ target }) => onTake([key], target.checked)}
        className="size-5 shrink-0 accent-blue"
      />
      <span className="min-w-0 wrap-anywhere">{offered}</span>
    </label>
  )
}

/** The current value and the imported one side by side; on a phone, one below the other. */
function Row({ offer, ...choosing }: OfferProps) {
  const { key, label, now, offered, isDoubtful, isProposed } = offer
  const { taken, moved, onTake } = choosing
  const id = useId()
  return (
    <div className="grid">
      <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 p-3">
        <input
          id={offerId(key)}
          type="checkbox"
          checked={taken.has(key)}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-texts`}
          onChange={({ target }) => onTake([key], target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-blue"
        />
        <span className="flex flex-wrap items-center gap-x-3">
          <span id={`${id}-label`} className="font-medium">
            {label}
          </span>
          {(isDoubtful || moved.has(key)) && <DoubtMark isMoved={moved.has(key)} isProposed={isProposed} />}
        </span>
        <span id={`${id}-texts`} className="col-start-2 grid gap-x-4 gap-y-2 two:grid-cols-2">
          {now !== '' && <Text title="In your CV" text={now} />}
          {offered !== label && <Text title="In the file" text={offered} />}
        </span>
      </label>
      {isDoubtful && <Doubt offer={offer} {...choosing} />}
    </div>
  )
}

type DoubtMarkProps = Pick<Offer, 'isProposed'> & { readonly isMoved: boolean }

function DoubtMark({ isMoved, isProposed }: DoubtMarkProps) {
  if (isMoved) return <Badge look="leaf">Moved</Badge>
  return (
    <Badge look="marigold">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {isProposed ? 'Suggested by AI. Please check' : 'Please check'}
    </Badge>
  )
}

/** The line that the value was read from, and buttons to move the value to another field. */
function Doubt({ offer, onMove }: OfferProps) {
  const { key, offered, source } = offer
  return (
    <div className="grid gap-2 pr-3 pb-3 pl-11">
      {source && <SourceLine source={source} />}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-sm text-soft">Wrong place? Move to</span>
        <MoveButtons targets={targetsFor(key)} text={offered} onMove={(target) => onMove(offer, target)} />
      </div>
    </div>
  )
}

/** Shown to its end, because nobody should accept text that they have not seen. */
function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <span className="grid content-start">
      <span className="text-sm text-soft">{title}</span>
      <span className="whitespace-pre-line wrap-anywhere">{text}</span>
    </span>
  )
}
