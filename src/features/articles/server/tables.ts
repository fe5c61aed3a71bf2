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
  /** The hash of the file in content/articles that the article was loaded from; null if staff have written or changed it. */
  fileHash: string | null
  searchWords: ColumnType<string, never, never>
}

/** A single row. A trigger increments the version with every change of an article. */
export type ArticleVersionsTable = { id: number; version: string }

/** Former slugs of articles, which redirect to the present ones. */
export type ArticleSlugsTable = { slug: string; articleId: string; createdAt: Date }

declare module '#platform/server/db.ts' {
  interface Tables {
    blogPosts: BlogPostsTable
    articleVersions: ArticleVersionsTable
    articleSlugs: ArticleSlugsTable
  }
}
