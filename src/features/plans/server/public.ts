/** The public API of plans for other features. */
export { findPlanOnSale, findPlanVersion, type PlanVersion } from './version-queries.ts'
