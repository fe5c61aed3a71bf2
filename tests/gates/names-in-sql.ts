type Name = { readonly name: string; readonly isWrite: boolean }

/** An English sentence may contain "from", too. */
const isSql = /\b(?:select|insert into|delete from|update|join|truncate)\b/i

/** The names where a statement names a table. Some of them are aliases, or parts of it. */
export function namesInSql(sql: string): Name[] {
  if (!isSql.test(sql)) return []
  const tokens = tokensOf(sql)
  return tokens.flatMap((_token, at): Name[] => {
    const written = writtenAt(tokens, at)
    return written ? [{ name: written, isWrite: true }] : readAt(tokens, at).map((name) => ({ name, isWrite: false }))
  })
}

/** Words and the relevant punctuation, without quoted texts and comments. */
function tokensOf(sql: string): string[] {
  const bare = sql
    .toLowerCase()
    .replaceAll(/--[^\n]*|'[^']*'/g, ' ')
    .replaceAll(/\btruncate\s+table\b/g, 'truncate')
  return bare.match(/[a-z_][\w.]*|[(),?]/g) ?? []
}

function writtenAt(tokens: readonly string[], at: number): string | null {
  const [token = '', next = '', ...further] = tokens.slice(at, at + 4)
  if (token === 'into' || token === 'truncate') return next
  // Not "for update", and not "on conflict do update set".
  if (token === 'update') return further.includes('set') ? next : null
  return token === 'from' && tokens[at - 1] === 'delete' ? next : null
}

function readAt(tokens: readonly string[], at: number): string[] {
  const after = tokens.slice(at + 1)
  if (tokens[at] === 'join') return after.slice(0, after[0] === 'lateral' ? 2 : 1)
  const isList = tokens[at] === 'using' || (tokens[at] === 'from' && tokens[at - 1] !== 'distinct')
  return isList ? firstsOf(outsideBrackets(after)) : []
}

const ends =
  /^(?:where|on|join|inner|left|right|full|cross|group|order|limit|union|returning|set|for|having|window|offset|and|or)$/

/** Up to the end of the clause. What is in brackets is another statement, or the arguments of a function. */
function outsideBrackets(tokens: readonly string[]): string[] {
  const outside: string[] = []
  let depth = 0
  for (const token of tokens) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (depth === 0) outside.push(token)
    if (depth < 0 || (depth === 0 && ends.test(token))) return outside
  }
  return outside
}

const introduces = new Set([',', 'lateral', 'only'])

/** `jobs job, employers`: the first name, and those after a comma. */
function firstsOf(tokens: readonly string[]): string[] {
  return tokens.filter((token, at) => (at === 0 || introduces.has(tokens[at - 1] ?? '')) && !introduces.has(token))
}
