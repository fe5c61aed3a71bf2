import { escapeHtml } from '#platform/contract/escape-html.ts'
import type { Call } from './calls.ts'
import { exchangeOf, whoMayCall } from './markdown.ts'

const style = `
body { margin: 0; background: #fbfaf7; color: #1b1f2a; font: 16px/1.5 "Anek Latin Variable", system-ui, sans-serif }
main { max-width: 1120px; margin: auto; padding: 24px 16px 80px }
h1 { font-size: 28px; font-weight: 600 }
h2 { margin-top: 48px; font-size: 23px; font-weight: 600 }
h3 { margin: 0; font: 600 16px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
section { margin-top: 16px; padding: 16px; background: #fff; border: 1px solid #e4e0d6; border-radius: 10px }
nav a { display: inline-block; padding: 10px 16px 10px 0 }
p { margin: 4px 0; color: #5a6072 }
pre { margin: 12px 0 0; overflow-x: auto; font: 14px/1.5 ui-monospace, monospace }
li { overflow-wrap: anywhere }
a { color: #2563eb }
`

/** The description as an HTML page. It is rendered completely on the server and needs no script and no other file. */
export function apiPage(calls: readonly Call[], title: string, nonce: string): string {
  const groups = [...Map.groupBy(calls, ({ group }) => group)]
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${style}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>JSON in and out. Every failure carries a <code>message</code>, a refusal also its <code>code</code>, and every answer an
<code>x-request-id</code>. The same as a file for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Groups">${groups.map(([group]) => `<a href="#${group}">${group}</a>`).join('\n')}</nav>
${groups.map(([group, members]) => `<h2 id="${group}">${group}</h2>\n${members.map(sectionOf).join('\n')}`).join('\n')}
</main>
`
}

function sectionOf(call: Call): string {
  const rows = call.refusals.map(
    ([code, [status, text]]) => `<li>${status} <code>${escapeHtml(code)}</code>: ${escapeHtml(text)}</li>`,
  )
  return `<section>
<h3>${escapeHtml(call.key)}</h3>
<p>${whoMayCall(call)}</p>
<pre tabindex="0">${escapeHtml(exchangeOf(call))}</pre>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : ''}
</section>`
}
