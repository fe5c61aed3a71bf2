import { expect, test } from 'vitest'
import { assertDefined } from '#platform/contract/assert-defined.ts'
import { aPlan } from '#tests/factories/a-plan.ts'
import { buyPlan } from '#tests/factories/a-purchase.ts'
import { openPortal } from '#tests/portal.ts'
import { entitlementsFeature } from './feature.ts'

const portal = await openPortal()
const { db, pool } = portal
const nightly = assertDefined(entitlementsFeature.schedule?.[0], 'the nightly job')

async function change(units: number): Promise<void> {
  await pool.query('alter table entitlement_entries disable trigger user')
  await pool.query(`update entitlement_entries set units = units + $1 where kind = 'expired' and is_holder`, [units])
  await pool.query('alter table entitlement_entries enable trigger user')
}

test('the nightly job fails if somebody has changed the ledger by hand, and only then', async () => {
  const owner = await portal.anEmployer()
  await buyPlan(owner, await aPlan(db))
  const run = async () => nightly.run(portal.context)
  await run()
  await change(-3)
  await expect(run()).rejects.toThrow(/^the ledger of entitlements does not add up: movement .*holder /)
  await change(3)
  await run()
})
