import { signInLinks } from '#features/auth/contract.ts'
import { brand } from '#features/site/brand.ts'
import { callsIn } from '#platform/server/api-description/calls.ts'
import { markdownOf } from '#platform/server/api-description/markdown.ts'
import { healthCalls } from '#platform/server/health.ts'
import { contracts } from './features.ts'

/** Everything that `/api/docs` describes, including calls and links that are not served from a contract. */
export const described = { contracts: [...contracts, healthCalls], redirects: signInLinks }

/** The whole text of `docs/api.md`. */
export function apiDocument(): string {
  const calls = callsIn(described.contracts, described.redirects)
  return `# The calls of ${brand.name}

Made from the contracts by \`npm run docs:api\`; a test fails when it is stale. A running portal shows the same at \`/api/docs\`, and as OpenAPI at
\`/api/openapi.json\`.

JSON in and out. A \`?\` marks what may be left out. Every failure carries a \`message\`, a refusal also its \`code\`, and every answer an
\`x-request-id\`. What all calls share: 400 \`{message, errors: [{path, message}]}\`, 401 without a sign-in, 404 for what is not there or not
yours, 429 and 503 with \`Retry-After\`, 500 \`{message, requestId}\`.

${markdownOf(calls)}
`
}
