/** Makes the text of `docs/architecture.md` from the code: the features, which others each uses, and the tables that each owns. */
import { globSync, readFileSync } from 'node:fs'
import { standsOn } from '#tests/gates/stands-on.ts'

/** Edges that other edges imply are left out: a feature that is reached through another one needs no arrow. */
function directEdges(): (readonly [from: string, to: string])[] {
  const reaches = (from: string, to: string): boolean =>
    (standsOn[from] ?? []).some((below) => below === to || reaches(below, to))
  return Object.entries(standsOn).flatMap(([from, all]) =>
    all.filter((to) => !all.some((other) => other !== to && reaches(other, to))).map((to) => [from, to] as const),
  )
}

function tablesOf(feature: string): string[] {
  return globSync(`src/features/${feature}/server/**/*tables.ts`).flatMap((file) => {
    const declared = /interface Tables \{([^}]*)\}/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
    return [...declared.matchAll(/(\w+):/g)].map(([, name = '']) =>
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    )
  })
}

/** Reads the `about` that follows the feature's name: tables with personal data in the same file have an `about` of their own. */
function aboutOf(feature: string): string {
  const [, about] =
    /^ +name: '[^']*',\n +about:\s+'([^']*)'/m.exec(readFileSync(`src/features/${feature}/server/feature.ts`, 'utf8')) ?? []
  if (!about) throw new Error(`the manifest of ${feature} does not say what it does`)
  return about
}

export function architectureDocument(): string {
  const names = Object.keys(standsOn).toSorted()
  const lines = directEdges().map(([from, to]) => `  ${from} --> ${to}`)
  const rows = names.map(
    (name) =>
      `| \`${name}\` | ${aboutOf(name)} | ${
        tablesOf(name)
          .map((table) => `\`${table}\``)
          .join(', ') || '–'
      } |`,
  )
  return `# Architecture

Made from the code by \`npm run docs:architecture\`; a test fails when it is stale.

\`\`\`mermaid
flowchart TD
  browser([browser]) --> app[app: server, worker, screens]
  app --> features
  subgraph features
${lines.map((line) => `  ${line}`).join('\n')}
  end
  features --> platform[platform: contracts, HTTP, database, queue, email, PDF, UI kit]
  platform --> postgresql[(PostgreSQL)]
  platform --> outside([SMTP, Razorpay, Google, AI, files])
\`\`\`

Imports go down: \`app\`, \`features\`, \`platform\`. An arrow between two features means that the upper one may import the lower one and read its tables
(\`standsOn\` in \`server/feature.ts\`); what it can also reach over another feature has no arrow. Only the owner of a table writes it.

| feature | what it does | tables it owns |
| --- | --- | --- |
${rows.join('\n')}
`
}
