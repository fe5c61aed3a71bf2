import { type Call, isJson, type JsonSchema } from './calls.ts'
import { failuresOf, schemas } from './openapi-failures.ts'
import { operationIdOf, summaryOf } from './operation-names.ts'
import { whoMayCall } from './markdown.ts'

/** `cookies` are the names of the sign-in cookies. */
export type SiteFacts = {
  readonly title: string
  readonly url: string
  readonly cookies: { readonly user: string; readonly staff: string }
}

/** Describes the calls in OpenAPI 3.1, which uses JSON Schema unchanged. */
export function openApiOf(calls: readonly Call[], { title, url, cookies }: SiteFacts): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Every error carries a `message`; a refusal also carries its `code`.' },
    servers: [{ url }],
    paths,
    components: {
      schemas,
      headers,
      securitySchemes: {
        user: cookie(cookies.user, 'Set by `POST /api/auth/login`.'),
        staff: cookie(cookies.staff, 'Set by `POST /api/admin/login`.'),
      },
    },
  }
}

const cookie = (name: string, description: string): object => ({ type: 'apiKey', in: 'cookie', name, description })

const text = (description: string): object => ({ description, schema: { type: 'string' } })
const headers = {
  'X-Total-Count': text('How many there are: exact to 1,000, then `1000+`.'),
  Link: text('The next and the previous page (RFC 8288).'),
  'X-Search-Corrected': text('What was searched instead of what was typed, percent-encoded.'),
  'X-Unstated-Pay': text('How many more match but do not state their pay.'),
  'X-Only-Mentioned': text('No job has the words in its title, and there are jobs of a similar trade.'),
  'X-In-Title': text('How many items, the first ones, have the words in their titles; the others only mention them.'),
  'X-Search-Company': text('The company that was read in the words, and the other words, as a query string.'),
  'X-Search-Left-Out': text('What no job has of what was typed, percent-encoded: the jobs are without it.'),
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
  Location: text('Where to go.'),
}

/** All other audiences are staff, who have a cookie of their own. */
const isUser: ReadonlySet<string> = new Set(['user', 'candidate', 'employer', 'recruiter', 'companyOwner'])

function operationOf(call: Call): object {
  const { key, group, who, sends, status } = call
  return {
    operationId: operationIdOf(key),
    summary: summaryOf(key),
    tags: [group],
    description: whoMayCall(call),
    security: who === 'anyone' ? [] : [{ [isUser.has(who) ? 'user' : 'staff']: [] }],
    parameters: [...parametersOf('path', sends.params), ...parametersOf('query', sends.query)],
    ...bodyOf(call),
    responses: { [status]: answerOf(call), ...failuresOf(call) },
  }
}

function answerOf({ answers, events, headers: names }: Call): object {
  const declared = [...names, ...('redirect' in answers ? ['Location'] : [])]
  const refs = Object.fromEntries(declared.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
  const described = declared.length > 0 ? { headers: refs } : {}
  const streamed = Object.keys(events).length > 0 ? { 'text/event-stream': { schema: { type: 'string' } } } : {}
  if (isJson(answers))
    return { description: 'Done', ...described, content: { 'application/json': { schema: answers }, ...streamed } }
  if ('redirect' in answers) return { description: answers.redirect, ...described }
  // The content of a JSON file is not described by the contract, so its schema is any object.
  const schema = answers.file === 'application/json' ? { type: 'object' } : { type: 'string', format: 'binary' }
  return { description: 'Done', ...described, content: { [answers.file]: { schema } } }
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
