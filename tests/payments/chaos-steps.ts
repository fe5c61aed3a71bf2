import { reconcilePayments } from '#features/billing/server/reconcile.ts'
import type { Mood } from '../fakes/razorpay.ts'
import type { Story } from './chaos-world.ts'

// oxlint-disable-next-line no-restricted-properties -- how much is tested is no setting of the product
export const seeds = Number(process.env['PAYMENT_SEEDS'] ?? 3)

export type Scenarios = Readonly<Record<string, (story: Story) => Promise<void>>>

export async function reconcile({ world: { portal } }: Story): Promise<number> {
  await reconcilePayments.run(portal.context)
  return 200
}

export function shuffled<T>(items: readonly T[], pick: Story['pick']): T[] {
  return items
    .map((item) => ({ item, at: pick(1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

export const faults: readonly Mood[] = [
  'babble',
  'lose',
  { refuse: 500 },
  { refuse: 502 },
  { refuse: 429 },
  { delayMs: 30 },
  'take',
]
