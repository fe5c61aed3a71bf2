import { useSuspenseQuery } from '@tanstack/react-query'
import { rupeesText } from '#features/billing/rules.ts'
import { monthText } from '#platform/contract/dates.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Stats } from '#platform/web/ui/stat.tsx'
import { EmptyState } from '#platform/web/ui/states.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { Revenue } from '../contract.ts'
import { revenue } from './billing-queries.ts'

const sums = ['paidPaise', 'refundedPaise', 'openPaise'] as const
const total = (rows: readonly Revenue[], of: (typeof sums)[number]): number => rows.reduce((sum, row) => sum + row[of], 0)

/** The paid, refunded and open amounts. */
export function RevenueReport() {
  const { data: rows } = useSuspenseQuery(revenue)
  if (rows.length === 0) return <EmptyState title="No orders yet">Paid plans will appear here.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Stats
        figures={[
          { label: 'paid', value: rupeesText(total(rows, 'paidPaise')) },
          { label: 'refunded', value: rupeesText(total(rows, 'refundedPaise')) },
          { label: 'open', value: rupeesText(total(rows, 'openPaise')), note: 'Ordered and not paid' },
        ]}
      />
      <Months rows={rows} />
      <Rows rows={rows} />
      <a href="/api/admin/revenue/csv" download className={buttonClass('outline', 'justify-self-start')}>
        Download as CSV
      </a>
    </div>
  )
}

/** The last twelve months with orders, each as a bar. */
function Months({ rows }: { readonly rows: readonly Revenue[] }) {
  const months = [...Map.groupBy(rows, ({ month }) => month)].slice(0, 12)
  const paid = months.map(([month, own]) => ({ month, paise: total(own, 'paidPaise') }))
  const most = Math.max(1, ...paid.map(({ paise }) => paise))
  return (
    <Card aria-labelledby="months" className="grid gap-3">
      <h2 id="months" className="text-xl">
        Paid by month
      </h2>
      <dl className="grid gap-2">
        {paid.map(({ month, paise }) => (
          <div key={month} className="grid grid-cols-[6rem_minmax(0,1fr)_8rem] items-center gap-3">
            <dt className="text-soft">{monthText(month)}</dt>
            <dd aria-hidden="true">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full">
                <rect width="100" height="10" className="fill-line" />
                <rect width={(paise / most) * 100} height="10" className="fill-blue" />
              </svg>
            </dd>
            <dd className="text-right font-medium">{rupeesText(paise)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Rows({ rows }: { readonly rows: readonly Revenue[] }) {
  return (
    <Table caption="By month and plan">
      <thead>
        <tr>
          <Th>Month</Th>
          <Th>Plan</Th>
          <Th isNumber>Orders</Th>
          <Th isNumber>Paid</Th>
          <Th isNumber>Refunded</Th>
          <Th isNumber>Open</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ month, plan, orders, ...paise }) => (
          <tr key={`${month} ${plan}`}>
            <Td>{monthText(month)}</Td>
            <Td>{plan}</Td>
            <Td isNumber>{orders.toLocaleString('en-IN')}</Td>
            {sums.map((sum) => (
              <Td key={sum} isNumber>
                {rupeesText(paise[sum])}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
