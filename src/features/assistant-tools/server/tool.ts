import { z } from 'zod'
import type { AppContext } from '#platform/server/app-context.ts'

export type Caller =
  /** `network` is only for limits. */
  | { readonly kind: 'visitor'; readonly network?: string }
  | { readonly kind: 'candidate'; readonly id: string }
  | { readonly kind: 'employer'; readonly id: string }

type Candidate = Extract<Caller, { readonly kind: 'candidate' }>
type CallerOf<W extends Tool['who']> = W extends 'candidate' ? Candidate : Caller

/** For whom a tool runs, and when. It reads what that person may read and nothing else. */
type ToolRun<C extends Caller = Caller> = { readonly caller: C; readonly now: Date }

/** `links` are the paths that an answer made from this data may show. */
type ToolResult<D> = { readonly data: D; readonly links: readonly string[] }

type ToolBase<S extends z.ZodType, W extends 'anyone' | 'candidate'> = {
  readonly name: string
  /** For the model: what it answers, and when to use it. */
  readonly description: string
  readonly input: S
  readonly who: W
}

/** A function over the product's own data, for the template engine and for the model. It writes nothing. */
export type ToolOf<S extends z.ZodType, D, W extends 'anyone' | 'candidate'> = ToolBase<S, W> & {
  readonly run: (input: z.output<S>, run: ToolRun<CallerOf<W>>) => Promise<ToolResult<D>>
}

/** Any tool, as a list of them holds it. */
type Tool = ToolBase<z.ZodType, 'anyone' | 'candidate'> & {
  readonly run: (input: never, run: never) => Promise<ToolResult<unknown>>
}

export type ToolContext = Pick<AppContext, 'db' | 'searchPool' | 'clock'>

export function defineTool<S extends z.ZodType, D, const W extends 'anyone' | 'candidate'>(
  tool: ToolOf<S, D, W>,
): ToolOf<S, D, W> {
  return tool
}

/** Why a tool did not run. */
type ToolRefusal = { readonly refused: 'unknown-tool' | 'bad-input' | 'for-candidates'; readonly message: string }

/** Runs a tool by its name, as the model calls it: who may is checked here, and the input is whatever arrived. */
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
  return tool.run(parsed.data as never, run as never) // parsed by its own schema, and who may has just been checked
}

type ToolDescription = { readonly name: string; readonly description: string; readonly parameters: Record<string, unknown> }

const descriptions = new WeakMap<Tool, ToolDescription>()

/** A tool as the model's provider describes it. Made once: a hundred answers at the same time hold one description of it. */
export function describeTool(tool: Tool): ToolDescription {
  const known = descriptions.get(tool)
  if (known) return known
  const { $schema: _dialect, ...parameters } = z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' })
  const description = { name: tool.name, description: tool.description, parameters }
  descriptions.set(tool, description)
  return description
}
