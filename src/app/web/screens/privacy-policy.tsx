import { privacy } from '#features/site/policies/privacy.ts'
import { PolicyPage } from '#features/site/web/policy-page.tsx'

export function Component() {
  return <PolicyPage policy={privacy} />
}
