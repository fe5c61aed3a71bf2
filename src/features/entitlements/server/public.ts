/** The public API of entitlements for other features. */
export {
  endPeriodEarlier,
  type Grant,
  grantForPeriod,
  type Holder,
  lockHolder,
  useEntitlement,
  withdrawPeriod,
} from './ledger-queries.ts'
export { balanceOf, type LedgerEntry, listEntries } from './balance-queries.ts'
