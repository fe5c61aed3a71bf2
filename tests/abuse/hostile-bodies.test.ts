import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { aWorld, roles, type SampleCall } from '#tests/permissions/permission-world.ts'
import { permissions } from '#tests/permissions/permissions.ts'
import { processorTimeOf, slowTexts } from './slow-texts.ts'
import { anyUrl, unsafeCalls } from './unsafe-calls.ts'

const blankPage = { svg: '<svg/>', layout: { pages: 1, height: 842, top: 0, bottom: 0, pitch: 12, stands: [] } }
const world = await aWorld({
  config: { ...readConfig({}), rateLimit: false },
  typeset: async () => new Uint8Array(),
  draw: async () => blankPage,
})
const withBody = unsafeCalls.filter(({ key, sends }) => sends.body && key in permissions).map((call) => [call.key, call] as const)

/** The first caller who is allowed, with the body of the permissions table. */
async function sampleOf(key: string): Promise<SampleCall> {
  const [statuses, sample] = permissions[key] ?? []
  const role = roles.find((each) => ![401, 403].includes(statuses?.[each] ?? 401)) ?? 'candidate'
  const sent = (await sample?.(world, role)) ?? {}
  return { ...sent, as: sent.as ?? world.people[role] }
}

async function statusOf(key: string, sent: SampleCall, body: unknown): Promise<number> {
  const path = key.replace(/:(\w+)/g, (_, name: string) => sent.params?.[name] ?? name)
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await sent.as?.call(path, Buffer.from(payload), { 'content-type': 'application/json' })
  return answer?.statusCode ?? 0
}

test.each(withBody)('%s refuses a body that is too large, and one that is no JSON', async (_key, call) => {
  const post = async (payload: string) => {
    const method = call.method === 'PUT' ? 'PUT' : call.method === 'DELETE' ? 'DELETE' : 'POST'
    return (await world.app.inject({ method, url: anyUrl(call), headers: { 'content-type': 'application/json' }, payload }))
      .statusCode
  }
  expect(await post(`{"email":"${'x'.repeat(2_000_000)}"}`)).toBe(413)
  for (const payload of ['{bad', '', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}'])
    expect([payload, await post(payload)]).toEqual([payload, 400])
})

const wholes = [null, [], 'a text', 7, true, [[[[]]]]]

test.each(withBody)('%s answers a body of another kind with a refusal, never with a fault', async (key) => {
  const sent = await sampleOf(key)
  for (const body of wholes) {
    expect([body, await statusOf(key, sent, JSON.stringify(body))]).toEqual([body, 400])
  }
  expect(await statusOf(key, sent, `${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toBe(400)
})

const hostile = [
  null,
  -1,
  1e308,
  true,
  [],
  {},
  ['x'],
  '',
  '\0',
  '\ud800',
  'x'.repeat(100_000),
  `'; drop table users; --`,
  '<script>alert(1)</script>',
  '\r\nbcc: a@evil.example',
]

test.each(withBody)('%s survives hostile values in every field', async (key, call) => {
  const sent = await sampleOf(key)
  for (const field of fieldsOf(call.sends.body)) {
    for (const value of hostile) {
      const status = await statusOf(key, sent, { ...sent.body, [field]: value })
      expect(status, `${field}: ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500)
    }
  }
  expect((await world.visitor.call('GET /api/site')).statusCode).toBe(200)
})

// Before the fix one such text took from half a second to minutes. A call with an ordinary body takes some milliseconds.
const mostMs = 400

test.each(withBody)('%s is not slowed down by a text that is slow to read, in any field', async (key, call) => {
  const sent = await sampleOf(key)
  const payloads = (text: string): ReadonlySet<string> => {
    const inFields = fieldsOf(call.sends.body).map((field) => ({ ...sent.body, [field]: text }))
    // A text that is a field itself gives the same body twice.
    return new Set([...inFields, ...eachTextReplaced(sent.body, text)].map((body) => JSON.stringify(body)))
  }
  for (const [name, text] of Object.entries(slowTexts)) {
    for (const payload of payloads(text)) {
      const ms = await processorTimeOf(() => statusOf(key, sent, payload))
      expect(ms, `${name} in ${payload.slice(0, 200)}`).toBeLessThan(mostMs)
    }
  }
})

/** One copy for each text inside, at any depth, with that text replaced. */
function eachTextReplaced(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    eachTextReplaced(inner, text).map((replaced) =>
      Array.isArray(value) ? value.with(Number(key), replaced) : { ...value, [key]: replaced },
    ),
  )
}

type Shape = { readonly properties?: object; readonly anyOf?: readonly Shape[]; readonly oneOf?: readonly Shape[] }

function fieldsOf(shape: Shape | undefined): string[] {
  const inside = [...(shape?.anyOf ?? []), ...(shape?.oneOf ?? [])].flatMap((each) => fieldsOf(each))
  return [...new Set([...Object.keys(shape?.properties ?? {}), ...inside])]
}
