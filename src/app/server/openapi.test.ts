import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'
import { publicConfig } from '#tests/support/public-config.ts'

type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly security: readonly Readonly<Record<string, unknown>>[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly headers?: object; readonly content?: Readonly<Record<string, object>> }>>
}
type Description = {
  readonly servers: readonly object[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>
}

const portal = await openPortal()
const description = (await portal.visitor.call('GET /api/openapi.json')).json<Description>()
const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
const at = (path: string, method = 'get'): Operation | undefined => description.paths[path]?.[method]

test('every operation has a name that programs can use, a summary, and its audience', () => {
  const ids = operations.map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][A-Za-z\d]+$/.test(id))).toEqual([])
  expect(operations.filter(({ summary }) => !/^[A-Z]/.test(summary))).toEqual([])
  const schemes = Object.keys(description.components['securitySchemes'] ?? {})
  for (const { security, responses, operationId } of operations) {
    expect([operationId, '401' in responses || security.length === 0]).toEqual([operationId, true])
    expect(schemes).toEqual(expect.arrayContaining(security.flatMap((scheme) => Object.keys(scheme))))
    expect(responses).toHaveProperty('429.headers.Retry-After')
  }
  expect(at('/api/auth/user')?.security).toEqual([{ user: [] }])
  expect(at('/api/admin/me')?.security).toEqual([{ staff: [] }])
  expect(at('/api/jobs')?.security).toEqual([])
})

test('it has the server, the sign-in cookies, and the fields of a failure', async () => {
  expect(description.servers).toEqual([{ url: 'http://localhost:3000' }])
  expect(description.components['securitySchemes']).toMatchObject({
    user: { type: 'apiKey', in: 'cookie', name: 'pasand_session' },
    staff: { type: 'apiKey', in: 'cookie', name: 'pasand_staff' },
  })
  expect(description.components['schemas']).toMatchObject({ Failure: { properties: { message: {}, code: {}, errors: {} } } })
  const open = await openPortal({ config: publicConfig })
  const ofPublic = (await open.visitor.call('GET /api/openapi.json')).json<Description>()
  expect(ofPublic.components['securitySchemes']).toMatchObject({ user: { name: '__Host-pasand_session' } })
})

test('the headers of lists are declared, so that a client can page', () => {
  const names = [
    'X-Total-Count',
    'Link',
    'X-Search-Corrected',
    'X-Unstated-Pay',
    'X-Only-Mentioned',
    'X-In-Title',
    'X-Search-Company',
    'X-Search-Left-Out',
  ]
  expect(Object.keys(at('/api/jobs')?.responses['200']?.headers ?? {})).toEqual(names)
  expect(description.components['headers']).toMatchObject(Object.fromEntries(names.map((name) => [name, {}])))
})

test('a JSON file is an object, and an email address has its format', () => {
  const { content } = at('/api/cvs/download/{id}/json')?.responses['200'] ?? {}
  expect(content).toEqual({ 'application/json': { schema: { type: 'object' } } })
  const bodies = operations.map(({ requestBody }) => JSON.stringify(requestBody ?? {}))
  const emails = bodies.flatMap((body) => [...body.matchAll(/"email":\{[^{}]*\}/g)].map(([field]) => field))
  // A draft is not validated, so its email address has no format.
  const checked = emails.filter((field) => !field.includes('"default"'))
  expect(checked.length).toBeGreaterThan(5)
  expect(checked.filter((field) => !field.includes('"format":"email"'))).toEqual([])
})

test.each(['/api/login', '/api/logout', '/api/auth/google'])('%s leads elsewhere, and is described', async (path) => {
  expect(at(path)?.responses['302']).toHaveProperty('headers.Location')
  expect((await portal.visitor.call(`GET ${path}`)).statusCode).toBe(302)
})

test.each(['/api/health', '/api/ready'])('%s is described', async (path) => {
  expect(at(path)?.responses).toHaveProperty('200')
})
