import type { StateCore, Token } from 'markdown-it'
import { readPicture } from './safe-addresses.ts'

type Contents = { id: string; title: string }[]

/** Shifts the headings of an article and gives them ids with a prefix, because the page has headings and ids of its own. */
export function readHeadings({ tokens, env }: StateCore): void {
  const { contents } = env as { readonly contents: Contents } // `renderMarkdown` passes it
  const taken = new Map<string, number>()
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    if (token.tag === 'h1') token.tag = 'h2'
    if (token.type === 'heading_close') continue
    const title = textOf(tokens[index + 1])
    const id = freeId(`s-${slugOf(title)}`, taken)
    token.attrSet('id', id)
    if (token.tag === 'h2' && title !== '') contents.push({ id, title })
  }
}

function textOf(inline: Token | undefined): string {
  const parts = (inline?.children ?? []).map(({ type, content }) => (type === 'text' || type === 'code_inline' ? content : ''))
  return parts.join('').trim()
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-').slice(0, 60)
}

/** Finds an unused id. `taken` stores the number with which the search continues, because a text may repeat one heading ten thousand times. */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted
  let count = taken.get(wanted) ?? 1
  while (taken.has(id)) id = `${wanted}-${++count}`
  taken.set(wanted, count)
  if (id !== wanted) taken.set(id, 1)
  return id
}

/** Replaces a link to a withdrawn article by its text. */
export function dropLinks({ tokens, env }: StateCore): void {
  const { withdrawn } = env as { readonly withdrawn: ReadonlySet<string> } // `renderMarkdown` passes it
  if (withdrawn.size === 0) return
  for (const { children } of tokens) {
    // Links cannot be nested.
    let isDropped = false
    for (const token of children ?? []) {
      if (token.type === 'link_open')
        isDropped = withdrawn.has(/^\/blog\/([a-z\d-]+)(?:[?#]|$)/.exec(String(token.attrGet('href')))?.[1] ?? '')
      if (isDropped && token.type.startsWith('link_')) token.hidden = true
    }
  }
}

/** Makes a figure of a paragraph that is a single picture, with the picture's title as caption. */
export function readFigures({ tokens }: StateCore): void {
  for (const [index, token] of tokens.entries()) {
    const [before, after] = [tokens[index - 1], tokens[index + 1]]
    const picture = onlyPictureOf(token)
    // In a list the paragraphs are hidden.
    if (!picture || before?.type !== 'paragraph_open' || before.hidden || !after) continue
    before.tag = after.tag = 'figure'
    picture.meta = { isFigure: true }
  }
}

function onlyPictureOf({ type, children }: Token): Token | null {
  const [picture, ...others] = children ?? []
  if (type !== 'inline' || picture?.type !== 'image' || others.length > 0) return null
  return readPicture(String(picture.attrGet('src'))) && picture.content.trim() !== '' ? picture : null
}

/** Numbers the tables, because a table that scrolls needs a name. An empty header cell becomes a normal cell. */
export function readTables({ tokens }: StateCore): void {
  let number = 0
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') token.meta = { number: ++number }
    const [content, close] = [tokens[index + 1], tokens[index + 2]]
    if (token.type === 'th_open' && content?.content === '' && close) token.tag = close.tag = 'td'
    moveStyle(token)
  }
}

/** The content security policy of pages forbids style attributes. */
function moveStyle(token: Token): void {
  const place = token.attrIndex('style')
  if (place < 0 || !token.attrs) return
  const [[, value] = ['', '']] = token.attrs.splice(place, 1)
  if (/right/.test(String(value))) token.attrSet('data-side', 'right')
}
