import { signIn, type Answer, type Visitor, type World } from './world.ts'
import type { Link } from './page-tools.ts'

const outward = /^(mailto:([^@]+@[^@]+|\?)|tel:\+?\d+|https:\/\/[^/]+\.[^/]+)/

/** Returns the fault of a link, or an empty text. Each URL of the product is requested once; URLs of other sites are not requested. */
export async function faultOf({ name, href, isHere }: Link, visitor: Visitor, world: World): Promise<string> {
  if (isHere) return ''
  const isAddress = isOurs(href, world) || outward.test(href)
  const answer = isOurs(href, world) ? whyNot(href, await answerAt(href, visitor, world)) : ''
  const why = isAddress ? answer : 'which is no address'
  return why && `the link “${name}” leads to ${href}, ${why}`
}

function isOurs(href: string, { visitors }: World): boolean {
  const hosts = Object.values(visitors).flatMap((all) => all.map(({ origin }) => new URL(origin).host))
  return href.startsWith('http') && hosts.includes(new URL(href).host)
}

function whyNot(href: string, { status, text }: Answer): string {
  if (status >= 400) return `which answers ${status}`
  const [, fragment] = href.split('#')
  return fragment && !text.includes(`id="${fragment}"`) ? 'where there is no such place' : ''
}

function answerAt(href: string, visitor: Visitor, { answers }: World): Promise<Answer> {
  const [address = ''] = href.split('#')
  const key = `${visitor.name} ${address}`
  const answer = answers.get(key) ?? ask(address, visitor)
  answers.set(key, answer)
  return answer
}

/** Requests the main host with a Host header: the CV site is the same server under a name that only browsers resolve. */
async function ask(address: string, visitor: Visitor): Promise<Answer> {
  const { pathname, search, host } = new URL(address)
  if (pathname === '/api/logout') return leave(visitor)
  const answer = await visitor.context.request.get(visitor.mainOrigin + pathname + search, { headers: { host } })
  const isText = /html|xml|json/.test(answer.headers()['content-type'] ?? '')
  return { status: answer.status(), text: isText ? await answer.text() : '' }
}

/** Uses a separate sign-in, because the call ends it. */
async function leave({ name, origin, context }: Visitor): Promise<Answer> {
  const other = await context.browser()?.newContext({ baseURL: origin })
  if (!other) throw new TypeError('the browser is gone')
  await signIn(other.request, name === 'employer' ? 'employer' : 'candidate')
  const left = await other.request.get('/api/logout')
  const status = (await other.request.get('/api/auth/user')).status() === 401 ? left.status() : 500
  await other.close()
  return { status, text: '' }
}
