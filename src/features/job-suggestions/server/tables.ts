import type { Generated } from 'kysely'

/** What is offered while somebody types; triggers write both when a job comes. */
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
