import { Banner } from '#platform/web/ui/banner.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { ImportFault } from '../contract.ts'

/** The faults found in a file, by row. */
export function Faults({ faults }: { readonly faults: readonly ImportFault[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner look="failed" role="alert">
        {faults.length === 1 ? 'One fault.' : `${faults.length.toLocaleString('en-IN')} faults.`} Nothing is stored. Correct them
        in your file and choose it again.
      </Banner>
      <RowTable caption="Faults of the file" rows={faults} />
    </section>
  )
}

export function Warnings({ warnings }: { readonly warnings: readonly ImportFault[] }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Banner look="news">Please look at these rows first. You can publish them as they are.</Banner>
      <RowTable caption="Rows to look at" rows={warnings} />
    </section>
  )
}

type RowTableProps = { readonly caption: string; readonly rows: readonly ImportFault[] }

function RowTable({ caption, rows }: RowTableProps) {
  return (
    <Table caption={caption} isCaptionHidden>
      <thead>
        <tr>
          <Th isNumber>Row</Th>
          <Th>Column</Th>
          <Th>In the file</Th>
          <Th>What to do</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, column, found, fix }) => (
          <tr key={`${row} ${column} ${fix}`}>
            <Td isNumber>{row}</Td>
            <Td>{column}</Td>
            <Td className="wrap-anywhere">{found || '–'}</Td>
            <Td>{fix}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
