import type { Call } from './calls.ts'

const errors = {
  type: 'array',
  description: 'Of a 400: each field that is wrong.',
  items: {
    type: 'object',
    properties: { path: { type: 'string' }, message: { type: 'string' } },
    required: ['path', 'message'],
  },
}

export const schemas = {
  Failure: {
    type: 'object',
    properties: {
      message: { type: 'string', description: 'A sentence for people.' },
      code: { type: 'string', description: 'Of a refusal: the name that this call gives to it.' },
      errors,
      requestId: { type: 'string', description: 'Of a 500: the request in our log.' },
    },
    required: ['message'],
  },
}

/** The refusals of a call, and the failures that any call of its kind may answer with. Messages with the same status are combined. */
export function failuresOf(call: Call): Record<string, object> {
  const rows = [
    ...call.refusals.map(([code, [status, text]]) => [status, `${code}: ${text}`] as const),
    ...(Object.keys(call.sends).length > 0 ? [[400, 'What was sent does not fit'] as const] : []),
    ...(call.who === 'anyone' ? [] : [[401, 'Nobody is signed in'] as const]),
    ...(['anyone', 'user', 'staff'].includes(call.who) ? [] : [[403, 'Signed in, but this is for others'] as const]),
    [429, 'Too many calls'] as const,
  ]
  const byStatus = Map.groupBy(rows, ([status]) => status)
  const failures = [...byStatus].map(([status, group]) => [status, failure(group.map(([, text]) => text).join('\n'), status)])
  return { ...Object.fromEntries(failures), default: failure('Any other failure') }
}

function failure(description: string, status?: number): object {
  const waits = status === 429 || status === 503
  return {
    description,
    ...(waits ? { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } } : {}),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}
