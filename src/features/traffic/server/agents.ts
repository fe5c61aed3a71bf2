import { isbot, isbotMatch } from 'isbot'
import { LRUCache } from 'lru-cache'

type Device = 'mobile' | 'desktop' | 'tablet'
type Agent = { readonly device: Device; readonly bot: string | null }

const mostAgents = 2_000
/** No real browser sends a longer user agent, but a header may have sixteen thousand characters. */
export const longestAgent = 400
/** Cached, because testing a user agent against the list of bots takes longer than the rest of the counting. */
const agents = new LRUCache<string, Agent>({ max: mostAgents })

/** The kind of program, by its user agent. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? '').slice(0, longestAgent)
  const found = agents.get(text)
  if (found) return found
  const made = { device: deviceOf(text), bot: botIn(text) }
  agents.set(text, made)
  return made
}

function botIn(text: string): string | null {
  if (text === '') return 'without a name'
  if (!isbot(text)) return null
  // The name of a bot, such as Googlebot, or the first product in the user agent, such as curl.
  return (
    /[\w.-]*(?:bot|crawler|spider|slurp)\b/i.exec(text)?.[0] ?? /^(?!Mozilla)[\w.-]+/.exec(text)?.[0] ?? isbotMatch(text) ?? 'bot'
  )
}

function deviceOf(text: string): Device {
  if (/ipad|tablet|silk|playbook|kindle/i.test(text) || (/android/i.test(text) && !/mobile/i.test(text))) return 'tablet'
  return /mobi|iphone|ipod|opera mini|kaios|jiophone/i.test(text) ? 'mobile' : 'desktop'
}
