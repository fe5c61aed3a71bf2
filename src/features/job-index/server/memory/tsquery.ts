/** The syntax tree of a PostgreSQL `tsquery`: lexemes, `&`, `|`, `!`, brackets, and `:*` for a prefix. */
export type TsQuery =
  | { readonly kind: 'lexeme'; readonly lexeme: string; readonly isPrefix: boolean }
  | { readonly kind: 'not'; readonly operand: TsQuery }
  | { readonly kind: 'and' | 'or'; readonly operands: readonly TsQuery[] }

const token = /\s*(?:'((?:[^'\\]|''|\\.)*)'(:\*)?|([&|!()]))\s*/suy

type Tokens = { readonly peek: () => string | undefined; readonly take: () => RegExpExecArray }

export function parseTsQuery(text: string): TsQuery {
  const tokens = tokensOf(text)
  const query = parseOr(tokens)
  if (tokens.peek() !== undefined) throw new Error(`not a tsquery: ${text}`)
  return query
}

/**
 * Splits the text into tokens. `peek` returns the text of an operator or a bracket, "'" for a lexeme, and undefined at the end. Throws if the text is
 * no tsquery.
 */
function tokensOf(text: string): Tokens {
  const all: RegExpExecArray[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const next = token.exec(text)
    if (!next) throw new Error(`not a tsquery: ${text}`)
    all.push(next)
  }
  let at = 0
  return {
    peek: () => all[at] && (all[at]?.[3] ?? "'"),
    take: () => {
      const next = all[at]
      if (!next) throw new Error(`a tsquery that ends too early: ${text}`)
      at += 1
      return next
    },
  }
}

const parseOr = (tokens: Tokens): TsQuery => parseList(tokens, '|', 'or', parseAnd)
const parseAnd = (tokens: Tokens): TsQuery => parseList(tokens, '&', 'and', parseOperand)

function parseList(tokens: Tokens, sign: string, kind: 'and' | 'or', parse: (tokens: Tokens) => TsQuery): TsQuery {
  const first = parse(tokens)
  const operands = [first]
  while (tokens.peek() === sign) {
    tokens.take()
    operands.push(parse(tokens))
  }
  return operands.length === 1 ? first : { kind, operands }
}

function parseOperand(tokens: Tokens): TsQuery {
  const [, quoted, prefix, sign] = tokens.take()
  if (sign === '!') return { kind: 'not', operand: parseOperand(tokens) }
  if (sign === '(') {
    const inner = parseOr(tokens)
    if (tokens.take()[3] !== ')') throw new Error('a tsquery with a bracket that is not closed')
    return inner
  }
  if (quoted === undefined) throw new Error('a tsquery with an operator that has no operand')
  return {
    kind: 'lexeme',
    lexeme: quoted.replaceAll(/''|\\(.)/gsu, (pair, escaped?: string) => escaped ?? pair.slice(1)),
    isPrefix: prefix !== undefined,
  }
}
