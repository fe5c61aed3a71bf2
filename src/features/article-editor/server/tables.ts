import type { ColumnType } from 'kysely'
import type { ArticleTextSummary } from '../contract.ts'
import type { DraftFields } from '../draft.ts'

/** JSON that is read as a value and written as text. */
type FieldsColumn = ColumnType<DraftFields, string, string>

export type ArticleDraftsTable = {
  /** The id of the article, which exists from the first publication on. */
  articleId: string
  fields: FieldsColumn
  /** The time of the last write; later than that of any earlier write. */
  revision: Date
  editedBy: string
  createdAt: Date
  /** The revision that readers see. */
  publishedRevision: Date | null
  publishAt: Date | null
  scheduledBy: string | null
  /** Why the scheduled publication failed. */
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
