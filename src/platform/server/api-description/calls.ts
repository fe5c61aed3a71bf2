import { z } from 'zod'
import type {
  AnswerHeader,
  Contract,
  Endpoint,
  Redirects,
  RefusalRow,
  Upload,
  EndpointAudience,
} from '#platform/contract/endpoint.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A call of a contract in the form that the documents need. */
export type Call = {
  readonly key: string
  readonly method: string
  readonly path: string
  /** The group in the document: the first part of the path. */
  readonly group: string
  readonly who: EndpointAudience
  readonly sends: Readonly<Partial<Record<'params' | 'query' | 'body', JsonSchema>>>
  /** The answer is a file instead of JSON. */
  readonly upload: Upload | null
  readonly status: number
  /** A JSON schema, the media type of a file, or the target of a redirect. */
  readonly answers: JsonSchema | { readonly file: string } | { readonly redirect: string }
  /** The events that may come before the answer if the client accepts them. */
  readonly events: Readonly<Record<string, JsonSchema>>
  readonly headers: readonly AnswerHeader[]
  readonly refusals: readonly (readonly [code: string, row: RefusalRow])[]
}

export function callsIn(contracts: readonly Contract[], redirects: Redirects = {}): Call[] {
  return [
    ...contracts.flatMap((contract) => Object.entries(contract).map(([key, endpoint]) => callOf(key, endpoint))),
    ...Object.entries(redirects).map(([key, { redirect, ...sent }]) => ({
      ...callOf(key, { ...sent, answer: z.null() }),
      status: 302,
      answers: { redirect },
    })),
  ].toSorted((a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'))
}

function callOf(key: string, endpoint: Endpoint): Call {
  const [method = '', path = ''] = key.split(' ')
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[part, schemaOf(schema, 'input')]] : []
  })
  return {
    key,
    method,
    path,
    group: path.split('/')[2] ?? '',
    who: endpoint.who ?? 'anyone',
    sends: Object.fromEntries(parts),
    upload: endpoint.upload ?? null,
    status: endpoint.status ?? 200,
    answers: endpoint.file === undefined ? schemaOf(endpoint.answer, 'output') : { file: endpoint.file },
    events: eventsOf(endpoint),
    headers: endpoint.headers ?? [],
    refusals: Object.entries(endpoint.refusals ?? {}),
  }
}

function eventsOf({ events = {} }: Endpoint): Call['events'] {
  return Object.fromEntries(Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')]))
}

/** False if the answer is a file or a redirect, which have no schema. */
export function isJson(answers: Call['answers']): answers is JsonSchema {
  return !('file' in answers) && !('redirect' in answers)
}

function schemaOf(type: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', override: quieten })
  return schema
}

/** Removes details that do not help a reader: the pattern behind a format, and the range of JavaScript's safe integers. */
function quieten({ jsonSchema }: { readonly jsonSchema: JsonSchema }): void {
  if (jsonSchema.format) delete jsonSchema.pattern
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}
