/** What others may ask of billing. */
export { billingHoldings } from './holdings.ts'
export { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
