import { categories, categoryTags } from '#features/articles/categories.ts'

/** The fields as they are typed. They are not checked before publishing. */
export type DraftFields = {
  readonly title: string
  readonly slug: string
  readonly category: string
  /** Separated by commas. */
  readonly tags: string
  readonly excerpt: string
  /** Markdown. */
  readonly content: string
  readonly author: string
  readonly seoTitle: string
  readonly seoDescription: string
}

export const emptyDraft: DraftFields = {
  title: '',
  slug: '',
  category: '',
  tags: '',
  excerpt: '',
  content: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
}

const categoryNames: ReadonlySet<string> = new Set(categoryTags.flatMap((tag) => [tag, categories[tag].title.toLowerCase()]))

export const mostTags = 10
export const longestTag = 40
export const tooManyTags = `Please use at most ${mostTags} tags`
export const tooLongTag = `A tag may have ${longestTag} characters`

/** The error of the tags, shown while typing, so that no tag is dropped silently. */
export function tagsFault(list: string): string | undefined {
  const tags = tagsIn(list)
  if (tags.length > mostTags) return `${tooManyTags}. There are ${tags.length}.`
  const long = tags.find((tag) => tag.length > longestTag)
  return long && `${tooLongTag}: “${long.slice(0, longestTag)}…”`
}

/** The tags that are names of categories. They are left out. */
export function categoriesIn(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => categoryNames.has(part.toLowerCase()))
}

/** Each tag once, ignoring case. The category has a field of its own. */
export function tagsIn(list: string): string[] {
  const tags = new Map<string, string>()
  for (const part of list.split(',')) {
    const tag = part.trim().replaceAll(/\s+/g, ' ')
    const key = tag.toLowerCase()
    if (tag !== '' && !tags.has(key) && !categoryNames.has(key)) tags.set(key, tag)
  }
  return [...tags.values()]
}

/** Pasted HTML: a tag or an entity. */
const markup = /<[!/a-z][^<>]*>|&(?:[a-z]{2,8}|#x?[\da-f]{1,6});/gi
/** Inside a word: "Don’t" is one word, not two. */
const apostrophe = /(?<=\p{L})(?:['’]|&(?:apos|rsquo|#39|#x27);)(?=\p{L})/giu

/** "Gratuity: who gets it?" becomes `gratuity-who-gets-it`. Letters without a Latin form are left out. */
export function slugOf(title: string): string {
  const words =
    title
      .replaceAll(apostrophe, '')
      .replaceAll(markup, ' ')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? []
  return words.join('-').slice(0, 80).replace(/-$/, '')
}

/** The lengths that a search engine shows; longer texts are cut. */
const seoLengths = { title: 60, description: 160 } as const

export function searchResultOf({ title, excerpt, seoTitle, seoDescription }: DraftFields): {
  readonly title: string
  readonly description: string
} {
  return {
    title: cut(seoTitle.trim() || title.trim(), seoLengths.title),
    description: cut(seoDescription.trim() || excerpt.trim(), seoLengths.description),
  }
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

const plain = (text: string): string =>
  text
    .replaceAll(/[[\]()\\"\n]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A picture as Markdown. Characters that would end the description are left out. */
export function pictureText(picture: { readonly address: string; readonly alt: string; readonly caption: string }): string {
  const caption = plain(picture.caption)
  return `![${plain(picture.alt)}](${picture.address}${caption ? ` "${caption}"` : ''})`
}
