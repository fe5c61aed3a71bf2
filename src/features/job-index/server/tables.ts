import type { ColumnType, Generated } from 'kysely'

/** The index of open jobs. Triggers write it; only the search reads it. */
type JobSearchTable = {
  jobId: string
  createdAt: Date
  expiresAt: ColumnType<Date, never, never>
  payHigh: number
  payLow: number
  answers: number
}

/** The changes of `jobSearch` since last night. Triggers write them; `jobId` null means that everything must be read again. */
type JobSearchChangesTable = { xid: Generated<string>; id: Generated<string>; jobId: string | null }

/** The number of jobs that use each word, for spelling corrections. */
type SearchTermsTable = { term: string; df: number }

/** Synonyms and word lists of the search. They are imported from database/names/ when those files change. */
type PlaceAliasesTable = { word: string; also: string }
type ScriptNamesTable = { word: string; plain: string; latin: string }
type RankWordsTable = { word: string; rank: string; unless: string | null }
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
    rankWords: RankWordsTable
    shiftWords: ShiftWordsTable
    walkInPatterns: WalkInPatternsTable
  }
}
