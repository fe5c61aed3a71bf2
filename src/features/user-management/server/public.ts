export { findSuspension } from './suspension-queries.ts'
