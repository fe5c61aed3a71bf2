import { z } from 'zod'
import type { AppContext } from '#platform/server/app-context.ts'

export type Caller =
  /** `network` is used for limits only. */
  | { readonly kind: 'visitor'; readonly network?: string }
  | { readonly kind: 'candidate'; readonly id: string }
  | { readonly kind: 'employer'; readonly id: string }

type Candidate = Extract<Caller, { readonly kind: 'candidate' }>
type CallerOf<W extends Tool['who']> = W extends 'candidate' ? Candidate : Caller

/** The caller and the time of a run. A tool reads only what the caller may read. */
type ToolRun<C extends Caller = Caller> = { readonly caller: C; readonly now: Date }

/** `links` are the paths that an answer made from this data may contain. */
type ToolResult<D> = { readonly data: D; readonly links: readonly string[] }

type ToolBase<S extends z.ZodType, W extends 'anyone' | 'candidate'> = {
  readonly name: string
  /** Tells the model what the tool returns and when to use it. */
  readonly description: string
  readonly input: S
  readonly who: W
}

/** A function that reads the product's data, for the template engine and for the model. It never writes. */
export type ToolOf<S extends z.ZodType, D, W extends 'anyone' | 'candidate'> = ToolBase<S, W> & {
  readonly run: (input: z.output<S>, run: ToolRun<CallerOf<W>>) => Promise<ToolResult<D>>
}

/** Any tool, as an element of a list. */
type Tool = ToolBase<z.ZodType, 'anyone' | 'candidate'> & {
  readonly run: (input: never, run: never) => Promise<ToolResult<unknown>>
}

export type ToolContext = Pick<AppContext, 'db' | 'searchPool' | 'clock'>

export function defineTool<S extends z.ZodType, D, const W extends 'anyone' | 'candidate'>(
  tool: ToolOf<S, D, W>,
): ToolOf<S, D, W> {
  return tool
}

/** Why a tool was not run. */
type ToolRefusal = { readonly refused: 'unknown-tool' | 'bad-input' | 'for-candidates'; readonly message: string }

/** Runs a tool by its name, for the model: checks the rights of the caller, and parses the input, which may be anything. */
export async function callTool(
  tools: Readonly<Record<string, Tool>>,
  { name, input }: { readonly name: string; readonly input: unknown },
  run: ToolRun,
): Promise<ToolResult<unknown> | ToolRefusal> {
  const tool = Object.values(tools).find((one) => one.name === name)
  if (!tool) return { refused: 'unknown-tool', message: 'There is no such tool' }
  if (tool.who === 'candidate' && run.caller.kind !== 'candidate')
    return { refused: 'for-candidates', message: 'Only a signed-in job seeker has this' }
  const parsed = tool.input.safeParse(input)
  if (!parsed.success) return { refused: 'bad-input', message: z.prettifyError(parsed.error) }
  return tool.run(parsed.data as never, run as never) // the schema has parsed the input, and the caller's rights were just checked
}

type ToolDescription = { readonly name: string; readonly description: string; readonly parameters: Record<string, unknown> }

const descriptions = new WeakMap<Tool, ToolDescription>()

/** The description of a tool for the model's provider. Made once per tool, so that concurrent answers share it. */
export function describeTool(tool: Tool): ToolDescription {
  const known = descriptions.get(tool)
  if (known) return known
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' })
  const description = { name: tool.name, description: tool.description, parameters }
  descriptions.set(tool, description)
  return description
}
