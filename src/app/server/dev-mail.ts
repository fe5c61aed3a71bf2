import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#platform/contract/escape-html.ts'
import { NotFound } from '#platform/server/failures.ts'
import { findStoredEmail, type StoredEmail, listOutbox } from '#platform/server/outbox.ts'

const style = `body { max-width: 60rem; margin: auto; padding: 24px 16px; background: #fbfaf7; color: #1b1f2a; font: 16px/1.5 system-ui, sans-serif }
h1 { font-size: 23px } h2 { font-size: 18px } a { color: #2563eb } small { color: #5a6072 }
ol { padding: 0; list-style: none } li { border-top: 1px solid #e4e0d6 } li a { display: block; padding: 10px 0 }
pre { padding: 16px; background: #fff; border: 1px solid #e4e0d6; border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 40rem; background: #fff; border: 1px solid #e4e0d6; border-radius: 10px }`

/** Shows sent emails in development. Emails contain secret links, so this is never served elsewhere. */
export function serveDevMail(app: FastifyInstance, outbox: string): void {
  const find = async (name: string): Promise<StoredEmail> => {
    const email = await findStoredEmail(outbox, name)
    if (!email) throw new NotFound()
    return email
  }
  app.get('/dev/mail', async (_request, reply) => sendPage(reply, 'Emails', listOf(await listOutbox(outbox))))
  app.get<{ Params: { name: string } }>('/dev/mail/:name', async ({ params }, reply) => {
    const email = await find(params.name)
    return sendPage(reply, email.subject, pageOf(email))
  })
  app.get<{ Params: { name: string } }>('/dev/mail/:name/html', async ({ params }, reply) => {
    const { html } = await find(params.name)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-frame-options', 'SAMEORIGIN')
      .header('content-security-policy', `sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`)
      .send(html)
  })
}

function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'`)
    .send(`<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body}
`)
}

function listOf(emails: readonly StoredEmail[]): string {
  const rows = emails.map(
    ({ name, to, subject, writtenAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(name)}">${escapeHtml(subject)}<br><small>to ${escapeHtml(to)}, ${writtenAt.toISOString()}</small></a></li>`,
  )
  return `<h1>Emails</h1>\n${rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>No email has been sent yet.</p>'}`
}

function pageOf({ name, to, subject, text }: StoredEmail): string {
  const linked = escapeHtml(text).replace(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`)
  return `<p><a href="/dev/mail">All emails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p><small>to ${escapeHtml(to)}</small></p>
<h2>Text</h2>
<pre tabindex="0">${linked}</pre>
<h2>HTML</h2>
<iframe sandbox title="The HTML of this email" src="/dev/mail/${encodeURIComponent(name)}/html"></iframe>`
}
