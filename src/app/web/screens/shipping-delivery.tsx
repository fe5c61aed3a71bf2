import { shipping } from '#features/site/policies/shipping.ts'
import { PolicyPage } from '#features/site/web/policy-page.tsx'

export function Component() {
  return <PolicyPage policy={shipping} />
}
