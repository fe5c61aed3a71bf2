import type { Generated } from 'kysely'

/** The names that are suggested while typing. Triggers write both tables when a job is posted. */
type SuggestionsTable = {
  kind: 'role' | 'company' | 'city'
  key: string
  name: string
  words: string
  also: string
  jobs: Generated<number>
}
type SuggestionWordsTable = {
  word: string
  kind: SuggestionsTable['kind']
  key: string
  tier: Generated<number>
  jobs: Generated<number>
}

declare module '#platform/server/db.ts' {
  interface Tables {
    suggestions: SuggestionsTable
    suggestionWords: SuggestionWordsTable
  }
}
