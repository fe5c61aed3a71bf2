import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

export type GooglePerson = { readonly sub: string; readonly [claim: string]: unknown }

export type Google = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Follows the redirects as this person (`nobody` refuses to sign in) until the browser returns to the portal. Returns that URL. */
  readonly visit: (address: string, as: GooglePerson | 'nobody') => Promise<string>
  /** Replaces the provider's answer for this path from now on. Null restores it. */
  readonly interfere: (path: string, answer: ((response: ServerResponse) => void) | null) => void
  readonly close: () => Promise<void>
}

const [clientId, clientSecret] = ['pasand', 'a secret between the two']

/** Starts a real OpenID provider in this process. Every visitor is signed in immediately, without any input. */
export async function aGoogle(redirectUri: string): Promise<Google> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const people = new Map<string, GooglePerson>()
  const provider = aProvider(issuer, redirectUri, people)
  const answer = provider.callback()
  const interferences = new Map<string, (response: ServerResponse) => void>()
  let visitor: GooglePerson | 'nobody' = 'nobody'

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const interference = interferences.get(path)
    if (interference) return interference(response)
    if (!path.startsWith('/interaction/')) return answer(request, response)
    const result = visitor === 'nobody' ? { error: 'access_denied' } : { login: { accountId: visitor.sub } }
    return provider.interactionFinished(request, response, result)
  }
  server.on('request', (request, response) => void route(request, response))

  return {
    issuer,
    clientId,
    clientSecret,
    visit: async (start, as) => {
      visitor = as
      if (as !== 'nobody') people.set(as.sub, as)
      return follow(start, redirectUri)
    },
    interfere: (path, own) => void (own ? interferences.set(path, own) : interferences.delete(path)),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function aProvider(issuer: string, redirectUri: string, people: ReadonlyMap<string, GooglePerson>): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const rows = new Map<string, Row>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of this provider alone'] },
    adapter: (model: string) => keptIn(rows, model),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    // Like Google, includes the claims in the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    findAccount: (_ctx: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    loadExistingGrant: async (ctx: Context) => {
      const grant = new provider.Grant({ clientId, accountId: ctx.oidc.session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Grant: 60, Interaction: 60, Session: 60 },
  })
  return provider
}

type Context = { readonly oidc: { readonly session: { readonly accountId: string } } }
type Row = { readonly [field: string]: unknown }

function keptIn(rows: Map<string, Row>, model: string): object {
  return {
    upsert: async (id: string, row: Row) => void rows.set(`${model} ${id}`, row),
    find: async (id: string) => rows.get(`${model} ${id}`),
    findByUid: async (uid: string) => [...rows.values()].find((row) => row['uid'] === uid),
    consume: async (id: string) => void rows.set(`${model} ${id}`, { ...rows.get(`${model} ${id}`), consumed: 1 }),
    destroy: async (id: string) => void rows.delete(`${model} ${id}`),
    revokeByGrantId: async () => {},
  }
}

/** Follows redirects and stores cookies like a browser. */
async function follow(start: string, end: string): Promise<string> {
  const jar = new Map<string, string>()
  let next = start
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const given of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next).href
    if (next.startsWith(end)) return next
  }
  throw new Error('the provider sends in circles')
}
