import { desktop, phone } from './sizes.ts'
import type { Link } from './page-tools.ts'
import { pressAtBoth } from './walk.ts'
import type { Visitor } from './world.ts'

type PressReport = { readonly isSeen: boolean; readonly faults: readonly string[]; readonly links: readonly Link[] }

/** Presses everything on a screen, under each of its URLs. Elements with the same name under two of them are pressed once. */
export async function pressScreen(visitor: Visitor, paths: readonly string[]): Promise<PressReport> {
  const { page, hearing, origin, home, framePressed } = visitor
  const open: string[] = []
  // A visitor without access is redirected to another screen, which has its own test.
  for (const path of paths) if (!(await isLedElsewhere(visitor, path))) open.push(path)
  if (open.length === 0) return { isSeen: false, faults: [], links: [] }
  hearing.faults.length = 0
  const seen = new Set(paths.includes(home) ? [] : framePressed)
  const rest = { page, hearing, seen, dead: [], kinds: new Map(), links: new Map<string, Link>() }
  for (const path of open)
    await pressAtBoth({ ...rest, address: new URL(path, origin).href, states: new Map(), trail: null }, phone, desktop)
  for (const key of seen) if (/^(frame|message)/.test(key)) framePressed.add(key)
  return { isSeen: true, faults: [...rest.dead, ...hearing.faults], links: [...rest.links.values()] }
}

/** Requests the main host with a Host header: the CV site is the same server under a name that only browsers resolve. */
async function isLedElsewhere({ context, mainOrigin, origin }: Visitor, path: string): Promise<boolean> {
  const answer = await context.request.get(mainOrigin + path, { headers: { host: new URL(origin).host }, maxRedirects: 0 })
  return answer.status() >= 300 && answer.status() < 400
}
