import type { ReactNode } from 'react'
import { rupeesText } from '#features/billing/rules.ts'
import type { PlanText } from '#features/employers/rules.ts'
import { dateText, longDateText } from '#platform/contract/dates.ts'
import { Badge, type BadgeLook } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Disclosure } from '#platform/web/ui/disclosure.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { Balance, BillingState, Subscription } from '../contract.ts'
import { balanceLabels, entryLabels, statusLabels } from '../labels.ts'

const count = (number: number): string => number.toLocaleString('en-IN')

type CurrentPlanProps = {
  readonly state: BillingState
  readonly more?: readonly (readonly [name: string, value: string])[]
  /** Shown if no plan was bought. */
  readonly otherwise?: PlanText
  /** The possible actions. */
  readonly children: ReactNode
}

const none: PlanText = { plan: 'Free', status: 'No paid plan', period: ['Runs until', 'No end date'] }

export function CurrentPlan({ state: { current, paidUntil }, more = [], otherwise = none, children }: CurrentPlanProps) {
  const period = current && paidUntil ? (['Runs until', longDateText(paidUntil)] as const) : otherwise.period
  const rows = [
    ['Plan', current?.name ?? otherwise.plan],
    ['Status', current ? 'Active' : otherwise.status],
    ...(period ? [period] : []),
    ['Renewal', current ? 'It does not renew itself' : 'None'],
    ...more,
  ] as const
  return (
    <div className="grid gap-4">
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 last:border-0">
            <dt className="text-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div>{children}</div>
    </div>
  )
}

/** The balance of each entitlement, with its history. */
export function Balances({ balances }: { readonly balances: readonly Balance[] }) {
  if (balances.length === 0) return null
  return (
    <Card aria-labelledby="balances" className="grid gap-2">
      <h2 id="balances" className="text-xl">
        What is left
      </h2>
      <div>
        {balances.map((balance) => (
          <BalanceItem key={balance.entitlement} balance={balance} />
        ))}
      </div>
    </Card>
  )
}

function BalanceItem({ balance: { entitlement, left, until, history } }: { readonly balance: Balance }) {
  const title = `${balanceLabels[entitlement]}: ${count(left)}`
  return (
    <Disclosure title={until ? `${title}, until ${dateText(until)}` : title}>
      {history.length === 0 && <p>Nothing has happened yet.</p>}
      <ul className="grid gap-2">
        {history.map(({ id, kind, units, at, name }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6">
            <span className="wrap-anywhere">
              {dateText(at)}: {entryLabels[kind]}
              {name && `, ${name}`}
            </span>
            <span className="font-medium text-ink tabular-nums">{units > 0 ? `+${count(units)}` : `−${count(-units)}`}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const looks: Readonly<Record<Subscription['status'], BadgeLook>> = {
  active: 'leaf',
  upcoming: 'blue',
  expired: 'plain',
  replaced: 'plain',
  refunded: 'marigold',
}

/** The purchases with their periods, the newest first. */
export function SubscriptionList({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  if (subscriptions.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">Purchases</h2>
      <Table caption="Purchases" isCaptionHidden>
        <thead>
          <tr>
            <Th>Plan</Th>
            <Th>From</Th>
            <Th>Until</Th>
            <Th isNumber>Paid</Th>
            <Th>Status</Th>
          </tr>
        </thead>
        <tbody>
          {subscriptions.map(({ id, name, start, end, amountPaise, refundedPaise, status }) => (
            <tr key={id}>
              <Td>{name}</Td>
              <Td>{dateText(start)}</Td>
              <Td>{end ? dateText(end) : 'No end'}</Td>
              <Td isNumber>
                {rupeesText(amountPaise)}
                {refundedPaise > 0 && <span className="block text-sm text-soft">{rupeesText(refundedPaise)} refunded</span>}
              </Td>
              <Td>
                <Badge look={looks[status]}>{statusLabels[status]}</Badge>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
