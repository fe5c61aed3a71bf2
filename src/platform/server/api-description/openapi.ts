import type { Call, JsonSchema } from './calls.ts'
import { whoMayCall } from './markdown.ts'

const message = { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] }

/** OpenAPI 3.1, which takes JSON Schema as it is. */
export function openApiOf(calls: readonly Call[], title: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Every error carries a `message`; a refusal also carries its `code`.' },
    paths,
    components: { schemas: { Failure: message } },
  }
}

function operationOf(call: Call): object {
  const { key, group, sends, status, answers, refusals } = call
  const content =
    typeof answers === 'string'
      ? { [answers]: { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: answers } }
  return {
    operationId: key,
    tags: [group],
    description: whoMayCall(call),
    parameters: [...parametersOf('path', sends.params), ...parametersOf('query', sends.query)],
    ...bodyOf(call),
    responses: { [status]: { description: 'Done', content }, ...failuresOf(refusals), default: failure('Any other failure') },
  }
}

function bodyOf({ sends, upload }: Call): object {
  const file = { schema: { type: 'string', format: 'binary' } }
  if (upload) return { requestBody: { required: true, content: Object.fromEntries(upload.types.map((type) => [type, file])) } }
  return sends.body ? { requestBody: { required: true, content: { 'application/json': { schema: sends.body } } } } : {}
}

function parametersOf(place: 'path' | 'query', schema: JsonSchema | undefined): object[] {
  return Object.entries(schema?.properties ?? {}).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required ?? []).includes(name),
    schema: type,
  }))
}

/** Several refusals may share a status: then their sentences stand together. */
function failuresOf(refusals: Call['refusals']): Record<string, object> {
  const byStatus = Map.groupBy(refusals, ([, [status]]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, rows]) => [status, failure(rows.map(([code, [, text]]) => `${code}: ${text}`).join('\n'))]),
  )
}

function failure(description: string): object {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } }
}
