/** The public API of articles for the app and the editor. */
export { openArticleVersion } from './article-version.ts'
export { loadArticles } from './load-articles.ts'
export { renderMarkdown } from './markdown.ts'
export { articlePictureFile } from './picture-routes.ts'
export { findAddresses, listArticlePages, listArticles } from './queries.ts'
export { detachFromFile, isSlugFree, lockAddresses, putArticle, withdrawArticle } from './staff-queries.ts'
