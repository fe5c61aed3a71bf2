import type { World } from './chaos-world.ts'
import { atTheProvider, beforeStoringRefund, beforeWriting, type KillPoint } from './killed-process.ts'

/** What a process does when it is killed. */
export type InterruptedAct =
  | 'an order'
  | 'the report of the browser'
  | 'the event of a payment'
  | 'a question about the money'
  | 'a refund'
  | 'the event of a refund'

const writes = ['orders', 'subscriptions', 'entitlement_entries', 'users', 'invoice_counters', 'invoices']
export const killings: readonly (readonly [what: InterruptedAct, when: string, killing: (world: World) => KillPoint])[] = [
  ['an order', 'before the provider makes it', atTheProvider(/^\/v1\/orders$/, false)],
  ['an order', 'after the provider has made it', atTheProvider(/^\/v1\/orders$/, true)],
  ['an order', 'before it is stored', beforeWriting('orders')],
  ...writes.map((table) => ['the report of the browser', `before ${table}`, beforeWriting(table)] as const),
  ...['payment_events', 'subscriptions', 'invoices'].map(
    (table) => ['the event of a payment', `before ${table}`, beforeWriting(table)] as const,
  ),
  ['a question about the money', 'while it asks', atTheProvider(/\/payments$/, false)],
  ['a question about the money', 'before orders', beforeWriting('orders')],
  ['a refund', 'before the provider makes it', atTheProvider(/\/refund$/, false)],
  ['a refund', 'after the provider has made it', atTheProvider(/\/refund$/, true)],
  ['a refund', 'before it is stored that it was accepted', beforeStoringRefund],
  ...['payment_events', 'refunds', 'subscriptions', 'entitlement_entries', 'users', 'invoices'].map(
    (table) => ['the event of a refund', `before ${table}`, beforeWriting(table)] as const,
  ),
]
