import type { AppContext } from '#platform/server/app-context.ts'
import type { Feature } from '#platform/server/feature.ts'
import { listLedgerFaults } from './balance-queries.ts'

/** Throws if the ledger has faults, so that the job fails and the operator sees it. */
export async function checkLedger({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const faults = await listLedgerFaults(db)
  if (faults.length > 0) throw new Error(`the ledger of entitlements does not add up: ${faults.slice(0, 20).join(', ')}`)
}

const stays = 'The books of a paid order; without the account they name nobody.'

export const entitlementsFeature: Feature = {
  name: 'entitlements',
  about: 'The ledger of what companies and people may use: job posts, stored CV versions, boosts, the add-on.',
  standsOn: [],
  calls: [],
  // At 3:05 at night in India.
  schedule: [{ name: 'check-entitlements', cron: '35 21 * * *', run: checkLedger }],
  personalData: [
    {
      table: 'entitlement_entries',
      about: 'What your plans have granted you, and when it ends.',
      links: [{ column: 'user_id', is: 'id' }],
      onDelete: { set: { user_id: null }, stays: { entitlement: stays, kind: stays } },
    },
  ],
  notPersonalData: {
    'entitlement_entries.employer_id': 'What a company may use, and no person.',
  },
}
