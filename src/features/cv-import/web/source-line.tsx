import { useEffect, useRef, useState } from 'react'
import type { Offer } from './offers.ts'

type Source = NonNullable<Offer['source']>

/** The source of a doubtful value: a picture of the line in the file, or the text of the line. */
export function SourceLine({ source: { text, page, look } }: { readonly source: Source }) {
  return (
    <figure className="grid gap-0.5 border-l-4 border-marigold bg-paper px-3 py-1">
      <figcaption className="text-sm text-soft">{page === null ? 'Read from' : `Read from page ${page}`}</figcaption>
      {look ? (
        <PieceOfPage look={look} text={text} />
      ) : (
        <blockquote className="whitespace-pre-line wrap-anywhere">{text}</blockquote>
      )}
    </figure>
  )
}

/** CSS pixels per point: as large as there is room for, but always legible. If the picture is wider than its frame, it can be scrolled. */
const [least, most] = [1.1, 1.4]

type PieceOfPageProps = { readonly look: NonNullable<Source['look']>; readonly text: string }

function PieceOfPage({ look: { src, width, height, beginning }, text }: PieceOfPageProps) {
  const [frame, scrolls] = useScrolling(beginning / width)
  return (
    <div
      ref={frame}
      className="overflow-x-auto"
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': 'Part of the page' })}
    >
      <img
        {...{ src, width, height }}
        alt={text}
        loading="lazy"
        className="h-auto max-w-none rounded-sm bg-white"
        style={{ width: `clamp(${Math.ceil(width * least)}px, 100%, ${Math.ceil(width * most)}px)` }}
      />
    </div>
  )
}

/** Makes the frame focusable only if it can be scrolled. At first it shows the value, which has the part `share` of the width to its left. */
function useScrolling(share: number) {
  const frame = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = frame
    if (!current) return undefined
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    observer.observe(current)
    current.scrollLeft = share * current.scrollWidth - beside
    return () => observer.disconnect()
  }, [share])
  return [frame, scrolls] as const
}

/** In CSS pixels: how much of the text before the value is visible at first. */
const beside = 80
