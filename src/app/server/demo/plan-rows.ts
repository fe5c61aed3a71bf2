import type { DemoWorld } from './demo-world.ts'
import { demoId } from './demo-id.ts'
import { ago, type Row } from './insert-rows.ts'
import { ofCompanies, ofSeekers } from './plan-content.ts'

/** The plans on sale. A trigger of the database writes their versions. */
export function planRows(world: DemoWorld): Row[] {
  return [...ofSeekers, ...ofCompanies].map((plan, index) => ({
    id: demoId(world.seed, 'plan', index),
    ...plan,
    currency: '₹',
    available: true,
    is_active: true,
    sort_order: index,
    version_id: demoId(world.seed, 'planVersion', index),
    created_at: ago(world, 60),
    updated_at: ago(world, 60),
  }))
}
