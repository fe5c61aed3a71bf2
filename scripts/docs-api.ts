/** npm run docs:api: writes docs/api.md from the contracts. */
import { writeFileSync } from 'node:fs'
import { apiDocument } from '#app/server/api-document.ts'

writeFileSync('docs/api.md', apiDocument())
