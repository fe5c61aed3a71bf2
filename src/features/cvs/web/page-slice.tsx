const pageWidth = 595.28
export const pageHeight = 841.89

type PageSliceProps = {
  /** The URL of the drawing with all pages, one below the other. */
  readonly src: string
  /** The index of the page, from 0. */
  readonly at: number
  /** The height of the whole drawing in points. */
  readonly height: number
  readonly label: string
  readonly className?: string
}

/** Shows one A4 page of the drawing. */
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
