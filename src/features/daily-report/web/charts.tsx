import { useId } from 'react'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import { type BarChart, figureText } from '../facts.ts'

/** A table whose rows are also shown as bars. */
export function BarTable({ title, unit, rows }: BarChart) {
  return (
    <Table caption={title}>
      <thead className="sr-only">
        <tr>
          <Th>Name</Th>
          <Th isNumber>{unit}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, share }) => (
          <tr key={name}>
            <Td className="w-full">
              <span className="block wrap-anywhere">{name}</span>
              <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 block h-2 w-full">
                <rect width="100" height="6" className="fill-line" />
                <rect width={share} height="6" className="fill-blue" />
              </svg>
            </Td>
            <Td isNumber className="font-medium">
              {value}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Null if the count is unknown, so that the line has a gap there. */
type Point = { readonly name: string; readonly count: number | null }
type LineChartProps = { readonly title: string; readonly unit: string; readonly points: readonly Point[] }

const [wide, high] = [600, 120]

/** A line chart with its highest figure and its ends; every figure is in a table below it. */
export function LineChart({ title, unit, points }: LineChartProps) {
  const id = useId()
  const most = Math.max(0, ...points.map(({ count }) => count ?? 0))
  return (
    <Card aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <p className="text-sm text-soft">At most {figureText(most)}</p>
      <svg aria-hidden="true" viewBox={`0 -4 ${wide} ${high + 8}`} preserveAspectRatio="none" className="block h-32 w-full">
        <line x1="0" x2={wide} y1={high} y2={high} className="stroke-line" vectorEffect="non-scaling-stroke" />
        {linesOf(points, Math.max(1, most)).map((line) => (
          <polyline
            key={line}
            points={line}
            fill="none"
            strokeWidth="2"
            strokeLinecap="round"
            className="stroke-blue"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-sm text-soft">
        <span>{points[0]?.name}</span>
        <span>{points.at(-1)?.name}</span>
      </p>
      <Disclosure title="Show as a table">
        <PointTable title={title} unit={unit} points={points} />
      </Disclosure>
    </Card>
  )
}

/** One line for each sequence of points without a gap. A single point is a line of length zero, which its round ends make a dot. */
function linesOf(points: readonly Point[], most: number): readonly string[] {
  const lines: string[][] = [[]]
  for (const [index, { count }] of points.entries()) {
    if (count === null) {
      lines.push([])
      continue
    }
    const x = points.length > 1 ? (index / (points.length - 1)) * wide : wide / 2
    lines.at(-1)?.push(`${x.toFixed(1)},${(high - (count / most) * (high - 8)).toFixed(1)}`)
  }
  return lines.filter((line) => line.length > 0).map((line) => (line.length === 1 ? [...line, ...line] : line).join(' '))
}

function PointTable({ title, unit, points }: LineChartProps) {
  return (
    <Table caption={`${title}, as a table`} isCaptionHidden>
      <thead>
        <tr>
          <Th>Time</Th>
          <Th isNumber>{unit}</Th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ name, count }) => (
          <tr key={name}>
            <Td>{name}</Td>
            <Td isNumber>{count === null ? 'No report' : figureText(count)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
