import MarkdownIt, { type RendererRule } from 'markdown-it'
import footnotes from 'markdown-it-footnote'
import { escapeHtml } from '#platform/contract/escape-html.ts'
import type { Article } from '../contract.ts'
import { dropLinks, readFigures, readHeadings, readTables } from './markdown-rules.ts'
import { isOutside, isSafeLink, readPicture } from './safe-addresses.ts'

type RenderedMarkdown = Pick<Article, 'html' | 'contents'>

/** Raw HTML is shown as text. Links lead to pages of the site, to headings, or to https; pictures are our own files with a size. */
const reader = new MarkdownIt({ html: false, linkify: false, maxNesting: 20 }).use(footnotes)
reader.validateLink = isSafeLink
reader.core.ruler.push('headings', readHeadings)
reader.core.ruler.push('figures', readFigures)
reader.core.ruler.push('tables', readTables)
reader.core.ruler.push('links', dropLinks)

Object.assign(reader.renderer.rules, {
  link_open: renderLink,
  image: renderImage,
  table_open: (tokens, index) =>
    `<section aria-label="Table ${Number(tokens[index]?.meta?.['number'])}" tabindex="0">\n<table>\n`,
  table_close: () => '</table>\n</section>\n',
  footnote_block_open: () => '<div role="note"><h2>Notes</h2>\n<ol>\n',
  footnote_block_close: () => '</ol>\n</div>\n',
  footnote_anchor: (tokens, index) => {
    const { id, subId } = tokens[index]?.meta ?? {}
    const times = Number(subId) > 0 ? `:${Number(subId)}` : ''
    return ` <a href="#fnref${Number(id) + 1}${times}" aria-label="Back to the text">↩</a>`
  },
} satisfies Record<string, RendererRule>)

function renderLink(...[tokens, index, options, _env, self]: Parameters<RendererRule>): string {
  const token = tokens[index]
  if (token?.hidden) return ''
  if (isOutside(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener nofollow')
  return self.renderToken(tokens, index, options)
}

/** Shows only the description of a picture that is not ours, because loading it would tell another server who reads. */
function renderImage(...[tokens, index, options, env, self]: Parameters<RendererRule>): string {
  const token = tokens[index]
  if (!token) return ''
  const text = escapeHtml(self.renderInlineAsText(token.children ?? [], options, env))
  const picture = readPicture(String(token.attrGet('src')))
  if (!picture || text === '') return text
  const caption = token.meta?.['isFigure'] ? token.attrGet('title') : null
  const { path, width, height } = picture
  const image = `<img src="${path}" alt="${text}" width="${width}" height="${height}" decoding="async">`
  return caption ? `${image}<figcaption>${escapeHtml(String(caption))}</figcaption>` : image
}

/**
 * Renders an article. The result is the same for all readers: it depends on neither the person nor the time. `withdrawn` are the slugs to which no
 * link may lead.
 */
export function renderMarkdown(content: string, withdrawn: ReadonlySet<string> = new Set()): RenderedMarkdown {
  const contents: Article['contents'] = []
  const html = reader.render(content, { contents, withdrawn })
  return { html, contents }
}
