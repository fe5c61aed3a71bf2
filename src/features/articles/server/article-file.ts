import { createHash } from 'node:crypto'
import { z } from 'zod'
import { longDateText } from '#platform/contract/dates.ts'
import { categoryTags } from '../categories.ts'

const Source = z
  .string()
  .regex(/^[^|]+ \| https:\/\/\S+ \| \d{4}-\d\d-\d\d$/, 'a source is: name | https address | date')
  .transform((line) => {
    const [name = '', url = '', asOf = ''] = line.split(' | ')
    return { name, url, asOf }
  })

const Front = z.strictObject({
  title: z.string(),
  slug: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  category: z.enum(categoryTags),
  tags: z.string().transform((list) => list.split(', ')),
  excerpt: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  author: z.string().default('Pasand'),
  published: z.iso.datetime(),
  sources: z.array(Source).min(1),
})

export type ArticleFile = z.output<typeof Front> & {
  /** Markdown without the sources. */
  readonly body: string
  /** Markdown with the sources as its last section. */
  readonly content: string
  readonly hash: string
}

/** Reads a file whose front matter has lines `name: value` and one list, `sources`. */
export function readArticleFile(text: string): ArticleFile {
  const [, head = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? []
  const lines = head.split('\n')
  const sources = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  const fields = lines.filter((line) => /^\w+: /.test(line)).map((line) => [/^\w+/.exec(line)?.[0], line.replace(/^\w+: /, '')])
  const front = Front.parse({ ...Object.fromEntries(fields), sources })
  const content = `${body.trim()}\n\n${sourcesText(front.sources)}\n`
  const hash = createHash('sha256')
    .update(JSON.stringify([front, content]))
    .digest('hex')
  return { ...front, body: body.trim(), content, hash }
}

function sourcesText(sources: readonly z.output<typeof Source>[]): string {
  const lines = sources.map(({ name, url, asOf }) => `- [${name}](${url}), as of ${longDateText(`${asOf}T00:00:00+05:30`)}`)
  return ['## Sources', '', 'Rules and rates change. Open the source before you rely on a figure.', '', ...lines].join('\n')
}
