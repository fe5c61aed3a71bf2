import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

const titles: Readonly<Record<number, string>> = {
  400: 'This address cannot be read',
  404: 'This page does not exist',
  414: 'This address is too long',
  429: 'That was a little too fast',
  503: 'We are not ready yet',
}

/** A page for errors where no screen can be rendered: it needs no file, no script and no database. */
export function sendPlainPage(reply: FastifyReply, status: number, id: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const title = titles[status] ?? 'Something went wrong on our side'
  const advice = [400, 404, 414].includes(status) ? 'The address may have a typing mistake.' : 'Please try again in a moment.'
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`)
    .send(page(title, advice, { nonce, id }))
}

function page(title: string, advice: string, { nonce, id }: { readonly nonce: string; readonly id: string }): string {
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">
body { margin: 0; padding: 15vh 24px; background: #fbfaf7; color: #1b1f2a; font: 16px/1.5 "Anek Latin Variable", system-ui, sans-serif }
main { max-width: 34rem; margin: auto; padding: 24px; background: #fff; border: 1px solid #e4e0d6; border-radius: 10px }
h1 { margin: 0 0 8px; font-size: 23px; font-weight: 600 }
p { margin: 0 0 16px; color: #5a6072 }
small { color: #5a6072 }
a { color: #2563eb }
</style>
<main>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="/">To the start page</a></p>
<small>Reference: ${id}</small>
</main>
`
}
