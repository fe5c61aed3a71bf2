/**
 * The code of SQL without its comments and layout: two texts with the same code define the same. Read as PostgreSQL's scanner reads it, with
 * `standard_conforming_strings` on. Literals and quoted names are kept as they are. So is a body in a language other than SQL and PL/pgSQL,
 * in which blanks may have a meaning.
 */
export function sqlCode(text: string): string {
  const tokens: string[] = []
  const readsBodies = !otherLanguage.test(text)
  let at = 0
  let lastWord = ''
  while (at < text.length) {
    const gap = gapAt(text, at)
    if (gap > at) {
      tokens.push(' ')
      at = gap
      continue
    }
    const token = dollarQuoted(text, at) ?? match(literal, text, at) ?? match(word, text, at) ?? text.charAt(at)
    const isBody = token.startsWith('$') && readsBodies && beforeBody.test(lastWord)
    tokens.push(isBody ? bodyCode(token) : token)
    lastWord = token
    at += token.length
  }
  return tokens.join('').trim()
}

const otherLanguage = /\blanguage\s+(?!(?:sql|plpgsql)\b)/i
const beforeBody = /^(?:as|do)$/i
const blanksAndLineComments = /(?:[ \t\n\r\f\v]+|--[^\n\r]*)+/y
const dollarTag = /\$(?:[A-Z_\u{80}-\u{10FFFF}][\w\u{80}-\u{10FFFF}]*)?\$/iuy
const word = /[A-Z_\u{80}-\u{10FFFF}][\w$\u{80}-\u{10FFFF}]*/iuy
/** Literals on successive lines are one literal, and a backslash escapes in all of them if it does in the first. */
const literal =
  /E'(?:[^'\\]|\\[^]|'(?:[ \t\n\r\f\v]|--[^\n\r]*[\n\r])*')*'|'[^']*'(?:(?:[ \t\n\r\f\v]|--[^\n\r]*[\n\r])*'[^']*')*|"[^"]*"/iuy

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** Where the blanks and comments that begin here end. */
function gapAt(text: string, from: number): number {
  let at = from
  for (;;) {
    const next = text.startsWith('/*', at)
      ? blockCommentEnd(text, at)
      : at + (match(blanksAndLineComments, text, at)?.length ?? 0)
    if (next === at) return at
    at = next
  }
}

/** Block comments contain each other. One that does not end is no comment. */
function blockCommentEnd(text: string, from: number): number {
  let depth = 0
  for (const { 0: mark, index } of text.slice(from).matchAll(/\/\*|\*\//g)) {
    depth += mark === '/*' ? 1 : -1
    if (depth === 0) return from + index + 2
  }
  return from
}

function dollarQuoted(text: string, at: number): string | undefined {
  const tag = match(dollarTag, text, at)
  if (tag === undefined) return undefined
  const end = text.indexOf(tag, at + tag.length)
  return end === -1 ? undefined : text.slice(at, end + tag.length)
}

function bodyCode(token: string): string {
  const tag = match(dollarTag, token, 0) ?? ''
  return `${tag}${sqlCode(token.slice(tag.length, -tag.length))}${tag}`
}
