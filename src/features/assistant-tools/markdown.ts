/**
 * The subset of Markdown that the assistant writes: paragraphs separated by an empty line, lists of lines that begin with `- `, `**bold**`, and
 * `[text](/path)` with one of our paths. Anything else is plain text.
 */
export type Inline =
  | { readonly kind: 'text' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly path: string }

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }

/** Only our own paths: `//host` would lead to another site. */
const inline = /\*\*([^*\n]{1,300})\*\*|\[([^\][\n]{1,300})\]\((\/(?!\/)[^\s()\\]{0,500})\)/g
const item = /^- /

export function parseMarkdown(content: string): Block[] {
  return content
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .flatMap((block) => blocksOf(block.split('\n').filter((line) => line.trim() !== '')))
}

/** A list may directly follow the line that introduces it. */
function blocksOf(lines: readonly string[]): Block[] {
  const from = lines.findIndex((line) => item.test(line))
  if (from < 0) return lines.length > 0 ? [{ kind: 'paragraph', lines: lines.map(inlineOf) }] : []
  const rest = lines.slice(from)
  const end = rest.findIndex((line) => !item.test(line))
  const items = end < 0 ? rest : rest.slice(0, end)
  return [
    ...blocksOf(lines.slice(0, from)),
    { kind: 'list', items: items.map((line) => inlineOf(line.replace(item, ''))) },
    ...(end < 0 ? [] : blocksOf(rest.slice(end))),
  ]
}

function inlineOf(line: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of line.matchAll(inline)) {
    const [whole, bold, text, path] = match
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold })
    else if (text !== undefined && path !== undefined) parts.push({ kind: 'link', text, path })
    from = match.index + whole.length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

/** The paths to which a text links. */
export function linksIn(content: string): string[] {
  return [...content.matchAll(inline)].flatMap(([, , , path]) => path ?? [])
}
