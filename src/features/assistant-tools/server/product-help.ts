import { z } from 'zod'
import content from '../../../../content/assistant/product.json' with { type: 'json' }
import { AnswerLanguage } from '../answer-contract.ts'
import { defineTool } from './tool.ts'

const ProductAnswer = z.strictObject({
  id: z.string(),
  phrases: z.array(z.string()),
  en: z.string(),
  hi: z.string(),
  'hi-Latn': z.string(),
  /** `visitor`: the link is only for people who are not signed in. */
  link: z.strictObject({ text: z.string(), path: z.string(), who: z.enum(['anyone', 'candidate', 'visitor']) }),
})
export type ProductAnswer = z.output<typeof ProductAnswer>

/** Questions and answers about the product. */
export const productAnswers: readonly ProductAnswer[] = z.array(ProductAnswer).parse(content)

const input = z.object({
  topic: z.enum(productAnswers.map(({ id }) => id)),
  language: AnswerLanguage.default('en'),
})

export function productHelpTool() {
  return defineTool({
    name: 'product_help',
    description: 'How things work on this site: accounts, CVs, applying, privacy, alerts, employers.',
    input,
    who: 'anyone',
    run: async ({ topic, language }, { caller }) => {
      const entry = productAnswers.find(({ id }) => id === topic)
      const isShown = entry?.link.who === 'anyone' || entry?.link.who === caller.kind
      const link = entry && isShown ? { text: entry.link.text, path: entry.link.path } : null
      return { data: { text: entry?.[language] ?? '', link }, links: link ? [link.path] : [] }
    },
  })
}
