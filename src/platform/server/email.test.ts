import { expect, test } from 'vitest'
import { type Email, textOf } from './email.ts'
import { htmlOf } from './email-html.ts'

const sender = { name: 'Pasand', mark: 'प', tagline: 'Your kind of job' }
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

test('the text has all blocks in order, each URL alone on its line, and says who writes and why', () => {
  const body = [
    'Hi Asha,\ntwo lines',
    { button: 'See all', url },
    { heading: 'New jobs' },
    { link: 'Ward Sister', url, note: 'Lotus Care, Pune' },
  ]
  expect(textOf(aLetter({ body, unsubscribeUrl: `${url}&end` }), sender)).toBe(
    `Hi Asha,\ntwo lines\n\nSee all:\n${url}\n\nNew jobs\n\nWard Sister\nLotus Care, Pune\n${url}\n\nPasand – Your kind of job\n\n` +
      `You're receiving this email because you asked.\n\nTo unsubscribe from these emails, open this link:\n${url}&end\n`,
  )
})

test('the HTML has the same content, with a button whose link is also text', () => {
  const body = [
    'Hi Asha,\ntwo lines',
    { button: 'See all', url },
    { heading: 'New jobs' },
    { link: 'Ward Sister', url, note: 'Lotus Care, Pune' },
  ]
  const html = htmlOf(aLetter({ body, unsubscribeUrl: url }), sender)
  const address = 'https://pasand.example/jobs?q=nurse&amp;page=2'
  expect(html).toContain('Hi Asha,<br>\ntwo lines')
  expect(html).toMatch(new RegExp(`<a href="${address.replaceAll('?', '\\?')}" style="[^"]*">See all</a>`))
  expect(html).toContain(`>${address}</a>`)
  expect(html).toMatch(/<h2 [^>]*>New jobs<\/h2>/)
  expect(html).toMatch(/>Ward Sister<\/a><br>\n<span [^>]*>Lotus Care, Pune<\/span>/)
  expect(html).toContain('You&#39;re receiving this email because you asked.')
  expect(html).toContain('>Unsubscribe from these emails</a>')
  expect(html.match(/<a /g)).toHaveLength(4)
})

test('text that people typed is escaped: none of its tags, attributes or scripts get into the HTML', () => {
  const typed = `<script>alert(1)</script>" onmouseover="x" '&amp;`
  const body = [
    typed,
    { heading: typed },
    { button: typed, url },
    { link: typed, url: `https://x.example/"><img src=x>`, note: typed },
  ]
  const html = htmlOf(aLetter({ subject: typed, body, why: typed }), { name: typed, mark: typed, tagline: typed })
  expect(html).not.toMatch(/<(script|img)/)
  expect(html).not.toMatch(/<[^>]*onmouseover/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot; onmouseover=&quot;x&quot; &#39;&amp;amp;')
})

test('a URL that is not a web page is shown as text without a link', () => {
  expect(htmlOf(aLetter({ body: [{ button: 'Open', url: 'javascript:alert(1)' }] }), sender)).not.toContain('href')
})

test('facts are rows with a name in both parts, and the logo is a letter, not a picture', () => {
  const email = aLetter({
    body: [
      {
        facts: [
          ['Job', 'Ward Sister'],
          ['Pay', '₹5.0L <b>'],
        ],
      },
    ],
  })
  expect(textOf(email, sender)).toContain('Job: Ward Sister\nPay: ₹5.0L <b>\n')
  const html = htmlOf(email, sender)
  expect(html).toMatch(/<th scope="row" [^>]*>Job<\/th><td [^>]*>Ward Sister<\/td>/)
  expect(html).toContain('₹5.0L &lt;b&gt;')
  expect(html).toMatch(/<span style="[^"]*background:#2563eb[^"]*" aria-hidden="true">प<\/span>Pasand<\/p>/)
  expect(html).not.toMatch(/<img|src=/)
})
