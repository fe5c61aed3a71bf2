/** The public API of plans for other features. */
export { findPlanOnSale, findPlanVersion, findPlanVersions, type PlanVersion } from './version-queries.ts'
