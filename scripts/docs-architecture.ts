import { writeFileSync } from 'node:fs'
import { architectureDocument } from './architecture.ts'

writeFileSync('docs/architecture.md', architectureDocument())
