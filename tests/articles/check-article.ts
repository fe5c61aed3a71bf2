/** What every article must fulfil before a release: length, plain words, right sums and figures, sources, and something to do today. */
import type { ArticleFile } from '#features/articles/server/article-file.ts'
import { wrongSums, sumsIn } from './sums.ts'

const emptyPhrases = [
  "in today's",
  'it is important to note',
  'it is worth noting',
  'needless to say',
  'in conclusion',
  'at the end of the day',
  'look no further',
  'game changer',
  'game-changer',
  'fast-paced',
  'ever-changing',
  'competitive market',
  'delve',
  'leverage',
  'unlock',
  'unleash',
  'empower',
  'seamless',
  'cutting-edge',
  'dream job',
  'career journey',
  'navigate the',
  'landscape',
  'holistic',
  'robust',
  'first and foremost',
  'last but not least',
]

const shortest = 700
const longest = 1_500
/** School leavers read a text of 60 and more without effort. */
const leastEase = 60

/** The sentences of what is wrong; empty for a good article. */
export function faultsOf(article: ArticleFile, now: Date): string[] {
  const { body, title, excerpt, seoTitle, seoDescription, sources } = article
  const text = plainText(body)
  const count = wordsIn(text).length
  const ease = readingEase(text)
  const all = `${title}\n${excerpt}\n${seoDescription}\n${text}`
  const checks: readonly (readonly [boolean, string])[] = [
    [count >= shortest && count <= longest, `${count} words`],
    [ease >= leastEase, `reading ease ${ease.toFixed(0)}`],
    [seoTitle.length <= 60, `the title for search engines has ${seoTitle.length} characters`],
    [seoDescription.length >= 70 && seoDescription.length <= 160, `the description has ${seoDescription.length} characters`],
    [excerpt.length <= 200, `the excerpt has ${excerpt.length} characters`],
    [sources.every(({ asOf }) => asOf <= now.toISOString()), 'a source is dated in the future'],
    [
      (body.split('## Do this today\n')[1] ?? '').split('\n').filter((line) => line.startsWith('- ')).length >= 3,
      'nothing to do today',
    ],
    [sumsIn(text).length > 0, 'no worked example'],
  ]
  return [
    ...checks.flatMap(([isRight, fault]) => (isRight ? [] : [fault])),
    ...wrongSums(text),
    ...badFigures(all),
    ...emptyPhrases.filter((phrase) => all.toLowerCase().includes(phrase)).map((phrase) => `empty phrase: ${phrase}`),
  ]
}

/** Without the signs of Markdown and without addresses. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1.')
    .replaceAll(/\[\^\w+\]:?/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[-| ]+\|$/gm, '')
    .replaceAll('**', '')
    .replaceAll(/^(#+|>|-|\d+\.) +(.*)$/gm, '$2.')
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}₹][\p{L}\p{N}'’,.%₹-]*/gu) ?? []
}

/** Flesch's formula. Rows of tables are no sentences, and figures have no syllables to count. */
export function readingEase(text: string): number {
  const prose = text
    .split('\n')
    .filter((line) => !line.startsWith('|') && !/[=≈]/.test(line))
    .join('\n')
  const sentences = prose.split(/[.!?:](?=\s|$)|\n\s*\n/).filter((sentence) => /\p{L}/u.test(sentence)).length
  const words = wordsIn(prose).filter((word) => /^\p{L}/u.test(word))
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '').match(/[aeiouy]{1,2}/g)
  return Math.max(1, groups?.length ?? 1)
}

/** 1,00,000 and not 100,000; five digits and more never without commas. */
export function badFigures(text: string): string[] {
  const figures = text.match(/(?<![\w.,-])\d[\d,]*\d(?![\w-])/g) ?? []
  return figures
    .filter((figure) => (figure.includes(',') ? !/^\d{1,2}(,\d{2})*,\d{3}$/.test(figure) : figure.length > 4))
    .map((figure) => `figure not in Indian grouping: ${figure}`)
}
