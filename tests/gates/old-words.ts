import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** Words that comments and documents do not use, and what to say instead. */
export const oldWords = (
  JSON.parse(readFileSync('tests/gates/names.json', 'utf8')) as { readonly words: Readonly<Record<string, string>> }
).words // written by hand

type OldWord = { readonly file: string; readonly word: string; readonly now: string }

const anyOldWord = new RegExp(String.raw`\b(${Object.keys(oldWords).join('|')})\b`, 'gi')

/** The old words in the comments of a source file or a definition, or in the prose of a Markdown file. */
export function oldWordsIn(file: string, text: string): OldWord[] {
  const prose = file.endsWith('.md') ? text.replace(/^```[^]*?^```$/gm, '') : commentsIn(file, text)
  // Code in backticks names what exists, such as a field of the API.
  const plain = prose.replace(/`[^`\n]*`/g, '').replace(/\s+/g, ' ')
  return [...plain.matchAll(anyOldWord)].map(([found]) => {
    const word = found.toLowerCase()
    return { file, word, now: oldWords[word] ?? '' }
  })
}

/** Without docs/api.md, which is generated and contains the messages that people read. */
export function oldWordsOfTree(): OldWord[] {
  return globSync(['{src,tests,scripts}/**/*.{ts,tsx,mjs}', '*.{ts,md}', 'docs/**/*.md', 'database/**/*.sql'])
    .filter((file) => file !== 'docs/api.md')
    .flatMap((file) => oldWordsIn(file, readFileSync(file, 'utf8')))
}

function commentsIn(file: string, text: string): string {
  if (file.endsWith('.sql')) return (text.match(/^\s*--.*$/gm) ?? []).join('\n').replaceAll('--', '')
  return parseSync(file, text)
    .comments.map(({ value }) => value.replace(/\n\s*\*/g, '\n'))
    .join('\n')
}
