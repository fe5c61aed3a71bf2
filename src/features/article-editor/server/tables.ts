import type { ColumnType } from 'kysely'
import type { ArticleTextSummary } from '../contract.ts'
import type { DraftFields } from '../draft.ts'

/** Read as a value, written as JSON. */
type FieldsColumn = ColumnType<DraftFields, string, string>

export type ArticleDraftsTable = {
  /** That of the article, which exists from the first publication on. */
  articleId: string
  fields: FieldsColumn
  /** The time of the last write; each is later than the one before. */
  revision: Date
  editedBy: string
  createdAt: Date
  /** What readers see. */
  publishedRevision: Date | null
  publishAt: Date | null
  scheduledBy: string | null
  /** Why it was not published when it was scheduled. */
  failure: string | null
}

/** Earlier texts of an article. */
export type ArticleTextsTable = {
  id: string
  articleId: string
  fields: FieldsColumn
  kind: ArticleTextSummary['kind']
  savedBy: string
  savedAt: Date
}

export type ArticlePicturesTable = {
  id: string
  alt: string
  width: number
  height: number
  uploadedBy: string
  createdAt: Date
}

declare module '#platform/server/db.ts' {
  interface Tables {
    articleDrafts: ArticleDraftsTable
    articleTexts: ArticleTextsTable
    articlePictures: ArticlePicturesTable
  }
}
