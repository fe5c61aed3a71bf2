/**
 * Finds the part of a style sheet that a screen needs: the rules whose classes its scripts name. As in Tailwind, classes are found as whole words.
 */

type Rule =
  | { readonly kind: 'text'; readonly text: string }
  /** `classes` has, for each selector, all classes that an element and its ancestors must have. */
  | { readonly kind: 'style'; readonly text: string; readonly classes: readonly (readonly string[])[] }
  | { readonly kind: 'group'; readonly head: string; readonly rules: readonly Rule[] }

export type StyleSheet = readonly Rule[]

export function parseStyles(css: string): StyleSheet {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '')
  const rules: Rule[] = []
  for (let from = 0; from < text.length;) {
    const at = positionOf(text, from, (sign) => sign === '{' || sign === ';')
    const head = text.slice(from, at)
    const end = text[at] === '{' ? closingOf(text, at) : at
    if (head.trim()) rules.push(text[at] === '{' ? ruleOf(head, text.slice(at + 1, end)) : { kind: 'text', text: `${head};` })
    from = end + 1
  }
  return rules
}

function ruleOf(head: string, body: string): Rule {
  if (/^@(media|supports|layer|container)\b/.test(head)) return { kind: 'group', head, rules: parseStyles(body) }
  const text = `${head}{${body}}`
  return head.startsWith('@') ? { kind: 'text', text } : { kind: 'style', text, classes: selectorsIn(head).map(classesIn) }
}

export function withoutFonts(sheet: StyleSheet): StyleSheet {
  return sheet.filter((rule) => rule.kind !== 'text' || !rule.text.startsWith('@font-face'))
}

/** Keeps the rules that can apply if only these words are classes. A layer keeps its place even if none of its rules is left. */
export function stylesFor(sheet: StyleSheet, isNamed: (word: string) => boolean): string {
  return sheet.map((rule) => textOf(rule, isNamed)).join('')
}

function textOf(rule: Rule, isNamed: (word: string) => boolean): string {
  if (rule.kind === 'text') return rule.text
  if (rule.kind === 'style') return rule.classes.some((all) => all.every(isNamed)) ? rule.text : ''
  const inside = stylesFor(rule.rules, isNamed)
  if (inside) return `${rule.head}{${inside}}`
  return rule.head.startsWith('@layer ') ? `${rule.head};` : ''
}

/** Tells whether scripts contain a word. The few classes with a quotation mark, which separates words, are searched for in the whole text. */
export function namedIn(scripts: readonly string[]): (word: string) => boolean {
  const text = scripts.join('\n')
  const words = new Set(text.split(/[\s"'`]+/))
  return (word) => words.has(word) || (/["'`]/.test(word) && text.includes(word))
}

function selectorsIn(head: string): string[] {
  const selectors: string[] = []
  for (let from = 0; from <= head.length;) {
    let depth = 0
    const end = positionOf(head, from, (sign) => {
      if ('(['.includes(sign)) depth += 1
      if (')]'.includes(sign)) depth -= 1
      return sign === ',' && depth === 0
    })
    selectors.push(head.slice(from, end))
    from = end + 1
  }
  return selectors
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.((?:\\.|[\w-]|[\u{80}-\u{10FFFF}])+)/gu)].map(([, name = '']) =>
    name
      .replaceAll(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1'),
  )
}

function closingOf(text: string, from: number): number {
  let depth = 0
  return positionOf(text, from, (sign) => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return depth === 0
  })
}

/** Returns the position of the first wanted character outside strings, or the length of the text if there is none. */
function positionOf(text: string, from: number, isWanted: (sign: string) => boolean): number {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const sign = text.charAt(at)
    if (sign === '\\') at += 1
    else if (quote) quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (isWanted(sign)) return at
  }
  return text.length
}
