import { expect, test } from 'vitest'
import { renderMarkdown } from '#features/articles/server/markdown.ts'
import { hostileDocuments } from './hostile-documents.ts'

/** Everything that may occur, and the values that are safe. */
const allowed: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  a: {
    href: /^(https:\/\/[^\s"<>@]+|\/(?![/\\])[^\s"<>]*|#[\p{L}\p{M}\p{N}_:-]+)$/u,
    rel: /^noopener nofollow$/,
    id: /^fnref\d+(:\d+)?$/,
    title: /^[^"<>]*$/,
    'aria-label': /^Back to the text$/,
  },
  img: {
    src: /^\/article-pictures\/[a-z\d-]+\.svg$/,
    alt: /^[^"<>]*$/,
    width: /^\d+$/,
    height: /^\d+$/,
    decoding: /^async$/,
  },
  section: { 'aria-label': /^Table \d+$/, tabindex: /^0$/ },
  div: { role: /^note$/ },
  h2: { id: /^s-[\p{L}\p{M}\p{N}-]*$/u },
  h3: { id: /^s-[\p{L}\p{M}\p{N}-]*$/u },
  li: { id: /^fn\d+$/, class: /^footnote-item$/ },
  sup: { class: /^footnote-ref$/ },
  code: { class: /^language-[^"<>]*$/ },
  th: { 'data-side': /^right$/ },
  td: { 'data-side': /^right$/ },
  ol: { start: /^\d+$/ },
}
const plain = new Set(
  'p ul ol li em strong s blockquote pre code hr br table thead tbody tr th td figure figcaption h2 sup'.split(' '),
)

/** What is in the HTML and not allowed. Every `<` outside a tag is escaped, so this reads all tags. */
function dangersIn(html: string): string[] {
  const tags = [...html.matchAll(tag)].flatMap(([whole, close, name = '', attributes = '']) =>
    plain.has(name) || name in allowed ? [...(close && attributes ? [whole] : []), ...attributesIn(name, attributes)] : [whole],
  )
  const rest = html.replaceAll(tag, '')
  return [...tags, ...(rest.includes('<') ? [rest] : []), ...unbalanced(html)]
}

const tag = /<(\/?)([a-z\d]+)((?: [a-z-]+(?:="[^"<>]*")?)*) ?\/?>/g

function attributesIn(name: string, attributes: string): string[] {
  return [...attributes.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].flatMap(([whole, attribute = '', value = '']) =>
    allowed[name]?.[attribute]?.test(value) ? [] : [name + whole],
  )
}

const empty = new Set(['img', 'br', 'hr'])

/** A tag too many would close an element of the page. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  for (const [, close, name = ''] of html.matchAll(/<(\/?)([a-z\d]+)/g)) {
    if (empty.has(name)) continue
    if (!close) open.push(name)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

test('there are at least 60 hostile documents', () => {
  expect(new Set(hostileDocuments).size).toBeGreaterThanOrEqual(60)
})

test.each(hostileDocuments.map((document) => [document.slice(0, 60), document]))('%s stays text', (_name, document) => {
  const before = process.cpuUsage()
  expect(dangersIn(renderMarkdown(document).html)).toEqual([])
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000)
})

test('the check itself finds what is dangerous', () => {
  const found = [
    '<script>',
    '<a href="javascript:x">a</a>',
    '<p onclick="x">a</p>',
    '<img src="https://a.example/x.svg">',
    '</div>',
    '<p>',
  ]
  expect(found.filter((html) => dangersIn(html).length === 0)).toEqual([])
})

test('headings, tables, notes and pictures are rendered', () => {
  const { html, contents } = renderMarkdown(
    '# Title\n\n## Pay & more\n\n## Pay & more\n\n### Below\n\n| a | b | |\n|---|--:|---|\n| 1 | 2 | 3 |\n\nText[^n] and [a link](https://labour.gov.in).\n\n[^n]: A note.\n\n![A bar](/article-pictures/bar.svg#640x220 "The caption")',
  )
  expect(contents).toEqual([
    { id: 's-title', title: 'Title' },
    { id: 's-pay-more', title: 'Pay & more' },
    { id: 's-pay-more-2', title: 'Pay & more' },
  ])
  expect(html).toContain('<h2 id="s-title">Title</h2>')
  expect(html).toContain('<section aria-label="Table 1" tabindex="0">')
  expect(html).toContain('<td data-side="right">2</td>')
  expect(html).toContain('<th data-side="right">b</th>\n<td></td>')
  expect(html).toContain('<a href="https://labour.gov.in" rel="noopener nofollow">a link</a>')
  expect(html).toContain(
    '<figure><img src="/article-pictures/bar.svg" alt="A bar" width="640" height="220" decoding="async"><figcaption>The caption</figcaption></figure>',
  )
  expect(html).toContain('href="#fn1"')
  expect(html).toContain('<li id="fn1"')
  expect(html).not.toContain('style=')
})

function costOf(line: string): number {
  const before = process.cpuUsage()
  renderMarkdown(line.repeat(15_000))
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('one heading ten thousand times costs little more than other text of its length', () => {
  costOf('a\n\n')
  const plainText = Math.max(costOf('a\n\n'), 20_000)
  expect(costOf('# a\n') / plainText).toBeLessThan(20)
  const { contents } = renderMarkdown('## a\n## a-2\n## a\n')
  expect(contents.map(({ id }) => id)).toEqual(['s-a', 's-a-2', 's-a-3'])
})
