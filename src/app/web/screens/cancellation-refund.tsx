import { cancellation } from '#features/site/policies/cancellation.ts'
import { PolicyPage } from '#features/site/web/policy-page.tsx'

export function Component() {
  return <PolicyPage policy={cancellation} />
}
