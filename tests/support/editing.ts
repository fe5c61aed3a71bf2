import { expect } from 'vitest'
import type { ArticleTextSummary, EditedArticle, ListedDraft } from '#features/article-editor/contract.ts'
import type { DraftFields } from '#features/article-editor/draft.ts'
import type { Person, TestPortal } from '../portal.ts'

/** The fields of a complete draft, except its title. */
const texts = {
  category: 'salary_benefits',
  tags: 'Gratuity, Leaving , gratuity',
  excerpt: 'Who gets it, and when.',
  content: '## Who\n\nWorkers, after five years.',
  author: 'Meera Nair',
}

type SaveOptions = { readonly by?: Person; readonly base?: string | null }

/** Signs in two administrators who write articles. */
export async function openEditing({ db, visitor, aStaffMember }: TestPortal) {
  const [asha, ravi] = [await aStaffMember('admin'), await aStaffMember('admin')]
  const open = async (id: string) => (await asha.call(`GET /api/admin/blog/${id}`)).json<EditedArticle>()

  /** With `base` null the draft is saved whatever revision the server has. */
  async function save(id: string, over: Partial<DraftFields>, { by = asha, base }: SaveOptions = {}) {
    const article = await open(id)
    const query = base === null ? '' : `?base=${base ?? article.revision ?? 'none'}`
    return by.call(`PUT /api/admin/blog/${id}${query}`, { ...article.fields, ...over })
  }
  async function aDraft(title: string, over: Partial<DraftFields> = {}): Promise<string> {
    const { id } = (await asha.call('POST /api/admin/blog', { title })).json<{ id: string }>()
    expect((await save(id, { ...texts, ...over })).statusCode).toBe(200)
    return id
  }
  async function step(id: string, name: string, body: object = {}) {
    const { revision } = await open(id)
    return asha.call(`POST /api/admin/blog/${id}/${name}`, { revision, ...body })
  }
  return {
    asha,
    ravi,
    open,
    save,
    aDraft,
    step,
    list: async () => (await asha.call('GET /api/admin/blog')).json<ListedDraft[]>(),
    versions: async (id: string) => (await asha.call(`GET /api/admin/blog/${id}/versions`)).json<ArticleTextSummary[]>(),
    logOf: async (id: string) => {
      const rows = await db.selectFrom('adminLogs').select('action').where('targetId', '=', id).orderBy('id').execute()
      return rows.map(({ action }) => action)
    },
    statusOf: async (slug: string) => (await visitor.call(`GET /api/blog/${slug}`)).statusCode,
  }
}
