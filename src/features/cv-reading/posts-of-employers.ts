import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'
import type { EntryNames } from './names-of-entry.ts'
import type { WorkEntry } from './work-anchors.ts'

type NamedEntry = WorkEntry & EntryNames & { readonly isGuessed?: boolean }

/**
 * Two or more posts below an employer, within its time, belong to that employer: "2008 – 2019: Rao Data Ltd as Manager" above "2008 – 2012: Analyst –
 * Research". What stands behind the dash would be their employer otherwise. The total is dropped if one of the posts repeats its position.
 */
export function withPosts(entries: readonly NamedEntry[]): readonly NamedEntry[] {
  const done: NamedEntry[] = []
  for (let at = 0; at < entries.length; at++) {
    const total = entries[at]
    if (!total) break
    const firm = total.names.find((name) => scoreOf(name) < 0)
    const posts = firm === undefined ? [] : postsBelow(entries, at)
    if (firm === undefined || posts.length < 2) done.push(total)
    else {
      done.push(...withTotal(total, firm, posts))
      at += posts.length
    }
  }
  return done
}

function postsBelow(entries: readonly NamedEntry[], at: number): readonly NamedEntry[] {
  const total = entries[at]
  const posts: NamedEntry[] = []
  for (let next = at + 1; next < entries.length; next++) {
    const post = entries[next]
    if (!total || !post || !isPost(post, total)) break
    posts.push(post)
  }
  return posts
}

function withTotal(total: NamedEntry, firm: string, posts: readonly NamedEntry[]): NamedEntry[] {
  const read = posts.map((post) => {
    const [role = '', ...parts] = post.names.filter((name) => !/ branch\.?$/i.test(name))
    return { ...post, names: [[role, ...parts].join(' – '), firm], isTyped: true, isGuessed: true }
  })
  const [own = ''] = total.names.filter((name) => name !== firm)
  const [first, ...others] = read
  if (!first || (own !== '' && !read.some(({ names: [role = ''] }) => role.startsWith(own)))) return [total, ...read]
  return [{ ...first, from: [...total.from, ...first.from], body: [...total.body, ...first.body] }, ...others]
}

function isPost({ names, period, isTyped }: NamedEntry, total: NamedEntry): boolean {
  const [role = '', ...parts] = names
  const isPosition = scoreOf(role) > 0 || isRoleAtEnd(role)
  return !isTyped && isPosition && parts.every((part) => scoreOf(part) >= 0 && !isPlace(part)) && isWithin(period, total.period)
}

type Times = NamedEntry['period']

/** Whether the time lies within the longer one. Years without a month count as a whole. */
function isWithin(one: Times, total: Times): boolean {
  if (one.start === '' || total.start === '' || total.start === total.end) return false
  const startsIn = one.start.slice(0, total.start.length) >= total.start.slice(0, one.start.length)
  const endsIn = total.isNow || (!one.isNow && one.end.slice(0, total.end.length) <= total.end.slice(0, one.end.length))
  return startsIn && endsIn && !(one.start === total.start && one.end === total.end && one.isNow === total.isNow)
}
