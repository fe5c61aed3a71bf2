/** The public API of the tools, for the template engine and the model. */
export { openTools, type AssistantTools } from './all-tools.ts'
export { proposalOn, wishProposal } from './propose.ts'
export { productAnswers } from './product-help.ts'
export type { JobsFound } from './search-jobs.ts'
export type { SalaryFigures } from './salary-figures.ts'
export { type Caller, callTool, describeTool, type ToolContext } from './tool.ts'
