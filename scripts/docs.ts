/** `npm run docs:api` and `npm run docs:architecture`: write docs/api.md from the contracts and docs/architecture.md from the manifests. */
import { writeFileSync } from 'node:fs'
import { apiDocument } from '#app/server/api-document.ts'
import { architectureDocument } from './architecture.ts'

const documents: Readonly<Record<string, () => string>> = { api: apiDocument, architecture: architectureDocument }
const [name = ''] = process.argv.slice(2)
const write = documents[name]
if (!write) {
  console.error(`node scripts/docs.ts ${Object.keys(documents).join(' | ')}`)
  process.exit(1)
}
writeFileSync(`docs/${name}.md`, write())
