import type { ColumnType, Generated } from 'kysely'

export type BlogPostsTable = {
  id: string
  title: string
  slug: string
  /** Markdown. */
  content: string
  excerpt: string | null
  tags: Generated<string[]>
  author: Generated<string>
  isPublished: Generated<boolean>
  seoTitle: string | null
  seoDescription: string | null
  createdAt: Generated<Date>
  publishedAt: Date | null
  updatedAt: Generated<Date>
  /** Of the file in content/articles that it was loaded from; null when it was written or changed by staff. */
  fileHash: string | null
  searchWords: ColumnType<string, never, never>
}

/** One row. A trigger raises the version with every change of an article. */
export type ArticleVersionsTable = { id: number; version: string }

/** Addresses that an article had before; they lead to its present one. */
export type ArticleSlugsTable = { slug: string; articleId: string; createdAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    blogPosts: BlogPostsTable
    articleVersions: ArticleVersionsTable
    articleSlugs: ArticleSlugsTable
  }
}
