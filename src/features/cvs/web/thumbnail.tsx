import type { ReactNode } from 'react'
import type { Template } from '#features/cvs/contract.ts'

/** An icon of the template in the colours of the surrounding page. */
export function Thumbnail({ template, className = 'w-full' }: { readonly template: Template; readonly className?: string }) {
  return (
    <svg viewBox="0 0 60 78" aria-hidden="true" className={`${className} sheet rounded-sm border border-line bg-white`}>
      {drawings[template]}
    </svg>
  )
}

const lines = (x: number, tops: readonly number[], width: number): ReactNode =>
  tops.map((y, at) => (
    <rect key={y} x={x} y={y} width={at % 3 === 2 ? width * 0.7 : width} height="1.6" rx=".8" className="fill-line" />
  ))

const drawings: Readonly<Record<Template, ReactNode>> = {
  modern: (
    <>
      <rect x="7" y="8" width="28" height="4" rx="1" className="fill-deep" />
      <rect x="7" y="15" width="40" height="1.6" rx=".8" className="fill-line-strong" />
      <rect x="7" y="20" width="46" height="1.2" className="fill-blue" />
      {[26, 44, 60].map((y) => (
        <g key={y}>
          <rect x="7" y={y} width="15" height="2.4" rx="1" className="fill-blue" />
          {lines(7, [y + 5, y + 8.5, y + 12], 46)}
        </g>
      ))}
    </>
  ),
  classic: (
    <>
      <rect x="16" y="8" width="28" height="4" rx="1" className="fill-ink" />
      <rect x="12" y="15" width="36" height="1.6" rx=".8" className="fill-line-strong" />
      <rect x="7" y="20" width="46" height=".8" className="fill-ink" />
      {[26, 44, 60].map((y) => (
        <g key={y}>
          <rect x="7" y={y} width="18" height="2.2" rx="1" className="fill-ink" />
          <rect x="7" y={y + 3.4} width="46" height=".6" className="fill-line-strong" />
          {lines(7, [y + 6, y + 9.5, y + 13], 46)}
        </g>
      ))}
    </>
  ),
  creative: (
    <>
      <rect x="0" y="0" width="60" height="22" className="fill-deep" />
      <rect x="7" y="7" width="28" height="4" rx="1" className="fill-white" />
      <rect x="7" y="14" width="38" height="1.6" rx=".8" className="fill-marigold" />
      {[28, 45, 61].map((y) => (
        <g key={y}>
          <rect x="7" y={y - 1} width="1.6" height="4.4" className="fill-marigold" />
          <rect x="11" y={y} width="15" height="2.4" rx="1" className="fill-ink" />
          {lines(11, [y + 5, y + 8.5, y + 12], 42)}
        </g>
      ))}
    </>
  ),
  minimal: (
    <>
      <rect x="7" y="9" width="22" height="3" rx="1" className="fill-ink" />
      <rect x="7" y="15" width="34" height="1.4" rx=".7" className="fill-line-strong" />
      {[26, 43, 60].map((y) => (
        <g key={y}>
          <rect x="7" y={y} width="10" height="1.8" rx=".9" className="fill-line-strong" />
          {lines(7, [y + 4.5, y + 8, y + 11.5], 42)}
        </g>
      ))}
    </>
  ),
}
