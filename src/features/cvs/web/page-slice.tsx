const pageWidth = 595.28
export const pageHeight = 841.89

type PageSliceProps = {
  /** The drawing of all pages, one below the other. */
  readonly src: string
  /** Which page, from 0. */
  readonly at: number
  /** The height of the whole drawing in points. */
  readonly height: number
  readonly label: string
  readonly className?: string
}

/** One A4 page, cut from the drawing of all. */
export function PageSlice({ src, at, height, label, className }: PageSliceProps) {
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of its own page: the one drawing holds them all
      role="img"
      aria-label={label}
      viewBox={`0 ${at * pageHeight} ${pageWidth} ${pageHeight}`}
      className={className}
    >
      <image href={src} width={pageWidth} height={height} />
    </svg>
  )
}
