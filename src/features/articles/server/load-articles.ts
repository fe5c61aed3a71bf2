import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db, Tx } from '#platform/server/db.ts'
import { type ArticleFile, readArticleFile } from './article-file.ts'
import { listLoaded, putArticles } from './loading-queries.ts'
import { lockAddresses } from './staff-queries.ts'

export const articleFolder = path.resolve(import.meta.dirname, '../../../../content/articles')

export async function readArticleFiles(): Promise<ArticleFile[]> {
  const names = (await readdir(articleFolder)).filter((name) => name.endsWith('.md')).toSorted()
  return Promise.all(names.map(async (name) => readArticleFile(await readFile(path.join(articleFolder, name), 'utf8'))))
}

/** Derived from the file, so that the same file has the same id in every database. */
function articleId(slug: string): string {
  const hex = createHash('sha256').update(`article ${slug}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Loads the articles that come with the product: new files are added and changed ones updated, so that a release brings its texts. Articles that
 * staff have changed or withdrawn stay. Returns the number of written articles.
 */
export async function loadArticles(db: Db, now: Date): Promise<number> {
  const files = await readArticleFiles()
  return db.transaction().execute((tx) => loadChanged(tx, files, now))
}

async function loadChanged(tx: Tx, files: readonly ArticleFile[], now: Date): Promise<number> {
  await lockAddresses(tx)
  const known = await listLoaded(tx)
  const byId = new Map(known.map((post) => [post.id, post]))
  const bySlug = new Map(known.map((post) => [post.slug, post]))
  const changed = files.filter(({ slug, hash }) => {
    const [own, other] = [byId.get(articleId(slug)), bySlug.get(slug)]
    if (own) return own.fileHash !== null && own.fileHash !== hash
    return other === undefined
  })
  if (changed.length === 0) return 0
  await putArticles(tx, changed.map(rowOf), now)
  return changed.length
}

function rowOf({ category, tags, published, hash, body: _body, sources: _sources, ...file }: ArticleFile) {
  const time = new Date(published)
  return {
    ...file,
    id: articleId(file.slug),
    tags: [category, ...tags],
    isPublished: true,
    createdAt: time,
    publishedAt: time,
    updatedAt: time,
    fileHash: hash,
  }
}
