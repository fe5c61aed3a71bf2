/** What others may ask of billing. */
export { billingPersonalData } from './personal-data.ts'
export { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
