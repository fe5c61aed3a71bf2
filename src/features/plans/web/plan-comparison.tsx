import { Table, Td, Th } from '#platform/web/ui/table.tsx'
import type { Plan } from '../contract.ts'
import { type Audience, contentRows, priceText } from '../rules.ts'

type ComparisonProps = { readonly audience: Audience; readonly plans: readonly Plan[] }

/** The contents of all plans, side by side. */
export function PlanComparison({ audience, plans }: ComparisonProps) {
  return (
    <Table caption="What each plan contains" isCaptionHidden>
      <thead>
        <tr>
          <Th>
            <span className="sr-only">Part</span>
          </Th>
          {plans.map(({ id, name }) => (
            <Th key={id}>{name}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <Th scope="row">Price with GST</Th>
          {plans.map((plan) => (
            <Td key={plan.id}>{priceText(plan)}</Td>
          ))}
        </tr>
        {contentRows[audience].map(([name, value]) => (
          <tr key={name}>
            <Th scope="row">{name}</Th>
            {plans.map((plan) => (
              <Td key={plan.id}>{value(plan)}</Td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
