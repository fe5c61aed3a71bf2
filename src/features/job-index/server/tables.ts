import type { ColumnType, Generated } from 'kysely'

/** The open jobs in the form in which they are searched. A trigger writes it; only the search reads it. */
type JobSearchTable = {
  jobId: string
  createdAt: Date
  expiresAt: ColumnType<Date, never, never>
  payHigh: number
  payLow: number
  answers: number
}

/** What has changed in `jobSearch` since last night; triggers write it. */
type JobSearchChangesTable = { xid: Generated<string>; id: Generated<string>; jobId: string | null }

/** How many jobs use a word, for correcting typing errors. */
type SearchTermsTable = { term: string; df: number }

/** What means the same to the search. They are read from database/names/ when the files change. */
type PlaceAliasesTable = { word: string; also: string }
type ScriptNamesTable = { word: string; plain: string; latin: string }
type ShiftWordsTable = { word: string; kind: string }
type WalkInPatternsTable = { kind: string; pattern: string }
type TitleAliasesTable = { phrase: string; also: string; asked: string; words: string; indexed: string }

declare module '#platform/server/db.ts' {
  interface Tables {
    jobSearch: JobSearchTable
    jobSearchChanges: JobSearchChangesTable
    searchTerms: SearchTermsTable
    placeAliases: PlaceAliasesTable
    scriptNames: ScriptNamesTable
    titleAliases: TitleAliasesTable
    shiftWords: ShiftWordsTable
    walkInPatterns: WalkInPatternsTable
  }
}
