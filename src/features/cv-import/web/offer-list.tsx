import { useId } from 'react'
import type { Offer, OfferGroup } from './offers.ts'

type OfferChoice = { readonly taken: ReadonlySet<string>; readonly onTake: (keys: readonly string[], isTaken: boolean) => void }

export function OfferList({ group, ...choosing }: OfferChoice & { readonly group: OfferGroup }) {
  const { title, offers, isList } = group
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-base font-semibold">{title}</legend>
      <div className={isList ? 'flex flex-wrap gap-2' : 'grid divide-y divide-line rounded-card border border-line'}>
        {offers.map((offer) =>
          isList ? <Item key={offer.key} offer={offer} {...choosing} /> : <Row key={offer.key} offer={offer} {...choosing} />,
        )}
      </div>
    </fieldset>
  )
}

type OfferProps = OfferChoice & { readonly offer: Offer }

function Item({ offer: { key, offered }, taken, onTake }: OfferProps) {
  return (
    <label className="inline-flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-control border border-line px-3">
      <input
        type="checkbox"
        checked={taken.has(key)}
        onChange={({ target }) => onTake([key], target.checked)}
        className="size-5 shrink-0 accent-blue"
      />
      <span className="min-w-0 wrap-anywhere">{offered}</span>
    </label>
  )
}

/** The present value and the proposed one, side by side; below each other on a phone. */
function Row({ offer: { key, label, now, offered, isDoubtful }, taken, onTake }: OfferProps) {
  const id = useId()
  return (
    <label className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 p-3">
      <input
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
        {isDoubtful && <span className="rounded-full bg-marigold-wash px-2 text-sm text-marigold-ink">Please check</span>}
      </span>
      <span id={`${id}-texts`} className="col-start-2 grid gap-x-4 gap-y-2 two:grid-cols-2">
        {now !== '' && <Text title="In your CV" text={now} />}
        <Text title="In the file" text={offered} />
      </span>
    </label>
  )
}

function Text({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <span className="grid content-start">
      <span className="text-sm text-soft">{title}</span>
      <span className="line-clamp-6 whitespace-pre-line wrap-anywhere">{text}</span>
    </span>
  )
}
