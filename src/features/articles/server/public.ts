/** What the app may use of articles. */
export { openArticleVersion } from './article-version.ts'
export { loadArticles } from './load-articles.ts'
export { listArticlePages } from './queries.ts'
