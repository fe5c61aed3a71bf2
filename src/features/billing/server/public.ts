/** What others may ask of billing. */
export { deleteOldEvents, deleteUnpaidOrders, forgetHolders } from './queries.ts'
