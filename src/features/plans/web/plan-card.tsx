import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import type { Plan } from '../contract.ts'
import { priceText } from '../rules.ts'

type PlanCardProps = {
  readonly plan: Plan
  readonly badges?: ReactNode
  /** The button, or the text that replaces it. */
  readonly children: ReactNode
  /** The number of features to show, before the number of further ones. */
  readonly most?: number
}

/** One plan. All cards of a row have the same parts in the same order, so that they can be compared. */
export function PlanCard({ plan, badges, children, most = Infinity }: PlanCardProps) {
  const { id, name, subtitle, period, justPay, bestValue, available, isTopUp, features } = plan
  return (
    <Card aria-labelledby={`plan-${id}`} className={`flex h-full flex-col gap-4 ${bestValue ? 'ring-2 ring-blue' : ''}`}>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2 max-sm:empty:hidden sm:min-h-7">
          {bestValue && <Badge look="marigold">Best Value</Badge>}
          {isTopUp && <Badge look="blue">Top Up</Badge>}
          {!available && <Badge>Unavailable</Badge>}
          {badges}
        </div>
        <h3 id={`plan-${id}`} className="text-lg wrap-anywhere">
          {name}
        </h3>
        <p className="text-soft wrap-anywhere">{subtitle}</p>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold">{priceText(plan)}</span>
          <span className="text-soft">{period}</span>
        </p>
        {justPay && <p className="text-sm font-medium text-leaf">{justPay}</p>}
      </div>
      <ul className="grid content-start gap-2">
        {features.slice(0, most).map((feature) => (
          <li key={feature} className="flex items-start gap-2 wrap-anywhere">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
            {feature}
          </li>
        ))}
        {features.length > most && <li className="text-soft">... and {features.length - most} more</li>}
      </ul>
      <div className="mt-auto grid gap-2 pt-2">{children}</div>
    </Card>
  )
}
