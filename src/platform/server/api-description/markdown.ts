import type { Call } from './calls.ts'
import { shapeOf } from './shape.ts'

/** The calls as a page of Markdown, group by group. */
export function markdownOf(calls: readonly Call[]): string {
  const groups = [...Map.groupBy(calls, ({ group }) => group)]
  return groups.map(([group, members]) => `## ${group}\n\n${members.map(sectionOf).join('\n\n')}`).join('\n\n')
}

function sectionOf(call: Call): string {
  const { key, refusals } = call
  const rows = refusals.map(([code, [status, text]]) => `- ${status} \`${code}\`: ${text}`)
  return [`### ${key}`, whoMay(call), fence(exchangeOf(call)), ...(rows.length > 0 ? [rows.join('\n')] : [])].join('\n\n')
}

export function whoMay({ who }: Call): string {
  return who === 'anyone' ? 'Anyone may call.' : `For a signed-in ${who}.`
}

/** What goes out and what comes back. */
export function exchangeOf({ sends, status, answers }: Call): string {
  const out = Object.entries(sends).map(([part, schema]) => `${part} ${shapeOf(schema)}`)
  return [...out, `${status} ${typeof answers === 'string' ? answers : shapeOf(answers)}`].join('\n')
}

function fence(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``
}
