import type { StaffPermission, EndpointAudience } from '#platform/contract/endpoint.ts'
import { type Call, isJson } from './calls.ts'
import { shapeOf } from './shape.ts'

/** The calls as a page of Markdown, group by group. */
export function markdownOf(calls: readonly Call[]): string {
  const groups = [...Map.groupBy(calls, ({ group }) => group)]
  return groups.map(([group, members]) => `## ${group}\n\n${members.map(sectionOf).join('\n\n')}`).join('\n\n')
}

function sectionOf(call: Call): string {
  const { key, refusals } = call
  const rows = refusals.map(([code, [status, text]]) => `- ${status} \`${code}\`: ${text}`)
  return [`### ${key}`, whoMayCall(call), fence(exchangeOf(call)), ...(rows.length > 0 ? [rows.join('\n')] : [])].join('\n\n')
}

const callers: Readonly<Record<Exclude<EndpointAudience, StaffPermission>, string>> = {
  anyone: 'Anyone may call.',
  user: 'For anybody who is signed in.',
  candidate: 'For a signed-in candidate.',
  employer: 'For a signed-in employer.',
  recruiter: 'For a signed-in employer: owners and recruiters of a company.',
  companyOwner: 'For a signed-in employer: owners of a company.',
  staff: 'For staff.',
  sales: 'For staff: sales and administrators.',
  support: 'For staff: support and administrators.',
  admin: 'For administrators.',
}

export function whoMayCall({ who }: Call): string {
  return who in callers ? callers[who as keyof typeof callers] : `For staff with the permission \`${who}\`.` // just looked up
}

/** The input and the answer of a call. */
export function exchangeOf({ sends, upload, status, answers, events, headers }: Call): string {
  const file = upload ? [`file ${upload.types.join(' | ')}, at most ${upload.maxBytes} bytes`] : []
  const out = Object.entries(sends).map(([part, schema]) => `${part} ${shapeOf(schema)}`)
  const first = Object.entries(events).map(([name, schema]) => `event ${name} ${shapeOf(schema)}`)
  return [...out, ...file, `${status} ${shownAnswer(answers)}`, ...first, ...headers.map((name) => `header ${name}`)].join('\n')
}

function shownAnswer(answers: Call['answers']): string {
  if (isJson(answers)) return shapeOf(answers)
  return 'file' in answers ? answers.file : `redirect: ${answers.redirect}`
}

function fence(text: string): string {
  return `\`\`\`text\n${text}\n\`\`\``
}
