/** The public API of the tools for the template engine and the model. */
export { type Caller, callTool, describeTool, type ToolContext } from './tool.ts'
