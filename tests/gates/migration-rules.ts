/** What a migration may do while the release before it still answers: add, and take away only what that release no longer uses. */

type Rule = { readonly breaks: RegExp; readonly why: string }

const rules: readonly Rule[] = [
  { breaks: /\bdrop\s+(table|column)\b/, why: 'takes away what the release before still uses' },
  { breaks: /\brename\s+(to|column|constraint)?\b/, why: 'renames what the release before still uses' },
  { breaks: /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/, why: 'writes the table again while nobody can read it' },
  {
    breaks: /\balter\s+(column\s+)?\w+\s+set\s+not\s+null\b/,
    why: 'refuses rows of the release before, and reads the table under its lock',
  },
  {
    breaks: /\badd\s+(column\s+)?(?!constraint\b)(if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/,
    why: 'has no default, so rows of the release before are refused',
  },
  {
    breaks: /\badd\s+(constraint\s+\w+\s+)?(check|foreign\s+key)\b(?![^;]*\bnot\s+valid\b)/,
    why: 'reads the table under its lock: add it as not valid, and validate it in the next migration',
  },
]

/** A line such as `-- contract: no release since 0280 writes this column` says why the release before does not mind. */
const contract = /^-- contract: .{20,}$/m

const tableOf = (statement: string): string | undefined => /\btable\s+(?:if\s+exists\s+|only\s+)*(\w+)/.exec(statement)?.[1]

/** Of one file. Tables that it creates itself nobody uses yet. */
export function breachesOf(text: string): string[] {
  if (contract.test(text)) return []
  const own = new Set([...text.matchAll(/create\s+table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi)].map(([, name]) => name))
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .toLowerCase()
    .split(';')
    .filter((statement) => /^\s*(alter|drop)\s/.test(statement) && !own.has(tableOf(statement)))
  const changed = new Set(statements.map(tableOf).filter(Boolean))
  const several =
    changed.size > 1 ? [`${[...changed].join(', ')}: holds several tables until its end: one table in each migration`] : []
  const breaches = statements.flatMap((statement) =>
    rules.filter(({ breaks }) => breaks.test(statement)).map(({ why }) => `${statement.trim().replaceAll(/\s+/g, ' ')}: ${why}`),
  )
  return [...breaches, ...several]
}
