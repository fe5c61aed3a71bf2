/** The bars are SVG with attributes, because the content security policy forbids inline styles. The figures are also written as text. */

export function ProgressBar({
  label,
  value,
  max = 100,
}: {
  readonly label: string
  readonly value: number
  readonly max?: number
}) {
  return <progress aria-label={label} value={value} max={max} className="progress" />
}

type Part = { readonly name: string; readonly points: number; readonly isFilled: boolean }

const gap = 0.8

/** One segment per part; its width is its share. */
export function SegmentedBar({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const whole = parts.reduce((sum, { points }) => sum + points, 0) || 1
  const pieces = parts.map(({ name, points, isFilled }, index) => {
    const before = parts.slice(0, index).reduce((sum, part) => sum + part.points, 0)
    return { name, isFilled, from: (before / whole) * 100, width: Math.max((points / whole) * 100 - gap, 0.5) }
  })
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-2.5 w-full">
        {pieces.map(({ name, isFilled, from, width }) => (
          <rect key={name} x={from} width={width} height="10" className={isFilled ? 'fill-leaf' : 'fill-line'} />
        ))}
      </svg>
    </>
  )
}

type RangeBarProps = {
  readonly label: string
  /** The ends of the scale. */
  readonly from: number
  readonly to: number
  readonly low: number
  readonly high: number
  /** The median, shown as a line. */
  readonly middle?: number
}

/** A range on a shared scale. */
export function RangeBar({ label, from, to, low, high, middle }: RangeBarProps) {
  const at = (value: number): number => Math.min(Math.max((value - from) / (to - from || 1), 0), 1) * 100
  return (
    <>
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" viewBox="0 0 100 12" preserveAspectRatio="none" className="block h-3 w-full">
        <rect y="4" width="100" height="4" className="fill-line" />
        <rect x={at(low)} y="2" width={Math.max(at(high) - at(low), 1)} height="8" className="fill-blue" />
        {middle !== undefined && <rect x={Math.min(at(middle), 99)} width="1" height="12" className="fill-ink" />}
      </svg>
    </>
  )
}

type ComparisonBarProps = {
  /** The person's own range, drawn on top; null when it is not known. */
  readonly own: { readonly low: number; readonly high: number } | null
  readonly others: { readonly low: number; readonly middle: number; readonly high: number }
}

/** Compares a range with others: their middle half is a band, their median a line. The figures are written beside the bar. */
export function ComparisonBar({ own, others }: ComparisonBarProps) {
  const least = Math.min(own?.low ?? others.low, others.low) * 0.85
  const most = Math.max(own?.high ?? others.high, others.high) * 1.1
  const at = (value: number): number => ((value - least) / (most - least || 1)) * 100
  return (
    <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none" className="block h-4 w-full">
      <rect y="7" width="100" height="2" className="fill-line" />
      <rect x={at(others.low)} width={Math.max(at(others.high) - at(others.low), 1)} height="16" className="fill-marigold-wash" />
      <rect
        x={at(others.low)}
        y="14"
        width={Math.max(at(others.high) - at(others.low), 1)}
        height="2"
        className="fill-marigold"
      />
      {own && <rect x={at(own.low)} y="4" width={Math.max(at(own.high) - at(own.low), 1)} height="8" className="fill-blue" />}
      <rect x={at(others.middle)} width="0.7" height="16" className="fill-ink" />
    </svg>
  )
}
