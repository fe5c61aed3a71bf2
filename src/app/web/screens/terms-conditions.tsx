import { terms } from '#features/site/policies/terms.ts'
import { PolicyPage } from '#features/site/web/policy-page.tsx'

export function Component() {
  return <PolicyPage policy={terms} />
}
