import { z } from 'zod'
import { listArticles } from '#features/articles/server/public.ts'
import { articlePath } from '../paths.ts'
import { defineTool, type ToolContext } from './tool.ts'

const shown = 3

export function findArticlesTool({ db }: ToolContext) {
  return defineTool({
    name: 'find_articles',
    description:
      'Articles of the career guidance by English words: CVs, interviews, notice period, provident fund, scams and more.',
    input: z.object({ q: z.string().min(1).max(200) }),
    who: 'anyone',
    run: async ({ q }) => {
      const part = { page: 1, limit: shown }
      const all = await listArticles(db, { q }, part)
      // If no article has all words of a question, any of them is enough.
      const articles = all.length > 0 ? all : await listArticles(db, { q: q.split(/\s+/).join(' or ') }, part)
      return {
        data: { isExact: all.length > 0, articles: articles.map(({ slug, title, excerpt }) => ({ slug, title, excerpt })) },
        links: ['/career-guidance', ...articles.map(({ slug }) => articlePath(slug))],
      }
    },
  })
}
