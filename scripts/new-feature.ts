/** Makes the skeleton of a feature: `npm run new:feature NAME`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [name = '', root = '.'] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) fail('Usage: npm run new:feature NAME, in kebab-case')
const folder = path.join(root, 'src/features', name)
if (existsSync(folder)) fail(`${folder} is there already`)

const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1)

const files = {
  'contract.ts': `import { z } from 'zod'
import type { Contract } from '#platform/contract/endpoint.ts'

export const ${Pascal} = z.object({ count: z.int() })
export type ${Pascal} = z.output<typeof ${Pascal}>

export const ${camel} = {
  'GET /api/${name}': { answer: ${Pascal} },
} as const satisfies Contract
`,
  'server/routes.ts': `import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { serve } from '#platform/server/serve.ts'
import { ${camel} } from '../contract.ts'

export function ${camel}Routes(app: FastifyInstance, { guards }: AppContext): void {
  serve(app, guards, ${camel}, {
    'GET /api/${name}': async () => ({ count: 0 }),
  })
}
`,
  'server/feature.ts': `import type { Feature } from '#platform/server/feature.ts'
import { ${camel} } from '../contract.ts'
import { ${camel}Routes } from './routes.ts'

export const ${camel}Feature: Feature = {
  name: '${name}',
  about: 'Say here what it does, in a sentence.',
  standsOn: [],
  calls: [{ contract: ${camel}, routes: ${camel}Routes }],
}
`,
  'server/routes.test.ts': `import { expect, test } from 'vitest'
import { openPortal } from '#tests/portal.ts'

const portal = await openPortal()

test('GET /api/${name} answers everyone', async () => {
  const answer = await portal.visitor.call('GET /api/${name}')
  expect([answer.statusCode, answer.json()]).toEqual([200, { count: 0 }])
})
`,
}

for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}
change('src/app/server/features.ts', [
  ['import { wishesFeature }', `import { ${camel}Feature } from '#features/${name}/server/feature.ts'\nimport { wishesFeature }`],
  ['  wishesFeature,\n', `  wishesFeature,\n  ${camel}Feature,\n`],
])
change('tests/permissions/permissions.ts', [
  ["  'GET /api/site': [everyone()],\n", `  'GET /api/site': [everyone()],\n  'GET /api/${name}': [everyone()],\n`],
])
console.log(
  `src/features/${name} is there. Next: npm run docs:api && npm run docs:architecture && npx vitest run src/features/${name}`,
)

function change(file: string, replacements: readonly (readonly [from: string, to: string])[]): void {
  const whole = path.join(root, file)
  let text = readFileSync(whole, 'utf8')
  for (const [from, to] of replacements) {
    if (!text.includes(from)) fail(`${file} has changed: it holds no ${JSON.stringify(from)}`)
    text = text.replace(from, to)
  }
  writeFileSync(whole, text)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
