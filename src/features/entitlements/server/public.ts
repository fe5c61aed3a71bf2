/** The public API of entitlements for other features. */
export {
  balanceOf,
  type Grant,
  grantForPeriod,
  type Holder,
  type LedgerEntry,
  listEntries,
  lockHolder,
  useEntitlement,
  withdrawPeriod,
} from './ledger-queries.ts'
