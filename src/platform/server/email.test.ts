import { expect, test } from 'vitest'
import { type Email, textOf } from './email.ts'
import { htmlOf } from './email-html.ts'

const sender = { name: 'Pasand' }
const url = 'https://pasand.example/jobs?q=nurse&page=2'

function aLetter(over: Partial<Email>): Email {
  return {
    key: 'k',
    to: 'asha@example.in',
    subject: 'Jobs',
    body: [],
    why: "You're receiving this email because you asked.",
    ...over,
  }
}

test('the text holds every block in its order, each address alone on its line, and says who writes and why', () => {
  const body = [
    'Dear Asha,\ntwo lines',
    { button: 'See all', url },
    { heading: 'New jobs' },
    { link: 'Ward Sister', url, note: 'Lotus Care, Pune' },
  ]
  expect(textOf(aLetter({ body, unsubscribeUrl: `${url}&end` }), sender)).toBe(
    `Dear Asha,\ntwo lines\n\nSee all:\n${url}\n\nNew jobs\n\nWard Sister\nLotus Care, Pune\n${url}\n\nPasand\n\n` +
      `You're receiving this email because you asked.\n\nTo unsubscribe from these emails, open this link:\n${url}&end\n`,
  )
})

test('the HTML has the same content, with a button whose link is also text', () => {
  const body = [
    'Dear Asha,\ntwo lines',
    { button: 'See all', url },
    { heading: 'New jobs' },
    { link: 'Ward Sister', url, note: 'Lotus Care, Pune' },
  ]
  const html = htmlOf(aLetter({ body, unsubscribeUrl: url }), sender)
  const address = 'https://pasand.example/jobs?q=nurse&amp;page=2'
  expect(html).toContain('Dear Asha,<br>\ntwo lines')
  expect(html).toMatch(new RegExp(`<a href="${address.replaceAll('?', '\\?')}" style="[^"]*">See all</a>`))
  expect(html).toContain(`>${address}</a>`)
  expect(html).toMatch(/<h2 [^>]*>New jobs<\/h2>/)
  expect(html).toMatch(/>Ward Sister<\/a><br>\n<span [^>]*>Lotus Care, Pune<\/span>/)
  expect(html).toContain("You're receiving this email because you asked.")
  expect(html).toContain('>Unsubscribe from these emails</a>')
  expect(html.match(/<a /g)).toHaveLength(4)
})

test('whatever people typed is text: no tag, no attribute and no script of theirs gets into the HTML', () => {
  const typed = `<script>alert(1)</script>" onmouseover="x" '&amp;`
  const body = [
    typed,
    { heading: typed },
    { button: typed, url },
    { link: typed, url: `https://x.example/"><img src=x>`, note: typed },
  ]
  const html = htmlOf(aLetter({ subject: typed, body, why: typed }), { name: typed })
  expect(html).not.toMatch(/<(script|img)/)
  expect(html).not.toMatch(/<[^>]*onmouseover/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onmouseover=&quot;x&quot; &#39;&amp;amp;')
})

test('an address that is no web page is shown and leads nowhere', () => {
  expect(htmlOf(aLetter({ body: [{ button: 'Open', url: 'javascript:alert(1)' }] }), sender)).not.toContain('href')
})
