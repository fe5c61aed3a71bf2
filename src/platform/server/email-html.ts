import { escapeHtml } from '#platform/contract/escape-html.ts'
import type { Block, Email, Fact, Sender } from './email.ts'

/** Mail programs use inline styles only. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#fbfaf7',
  frame:
    'max-width:560px;margin:0 auto;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;color:#1b1f2a',
  name: 'margin:0 0 16px;font-size:20px;line-height:36px;font-weight:700;color:#1e2a5a',
  mark: 'display:inline-block;width:36px;margin-right:10px;background:#2563eb;border-radius:9px;text-align:center;color:#ffffff',
  facts: 'width:100%;margin:0 0 20px;background:#fbfaf7;border:1px solid #e4e0d6;border-radius:8px;border-spacing:0',
  fact: 'width:1%;padding:6px 12px;text-align:left;vertical-align:top;white-space:nowrap;font-weight:400;color:#5a6072',
  value: 'padding:6px 12px 6px 0;vertical-align:top;font-weight:600',
  card: 'padding:24px 20px;background:#ffffff;border:1px solid #e4e0d6;border-radius:10px;overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:24px 0 16px;font-size:18px;line-height:1.3;font-weight:600;color:#1e2a5a',
  note: 'font-size:14px;color:#5a6072',
  button:
    'display:inline-block;padding:10px 20px;background:#2563eb;border-radius:8px;font-weight:600;line-height:24px;color:#ffffff;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#5a6072',
  link: 'color:#2563eb',
  foot: 'margin:16px 4px 0;font-size:14px;color:#5a6072',
} as const

/**
 * The HTML part of an email: readable on a phone, without any file from other servers. It has no dark variant, because mail programs invert the
 * colours themselves.
 */
export function htmlOf({ subject, body, why, unsubscribeUrl }: Email, { name, mark, tagline }: Sender): string {
  const end = unsubscribeUrl ? `<br>${anchor(unsubscribeUrl, 'Unsubscribe from these emails', 'color:#5a6072')}` : ''
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${styles.page}">
<div style="${escapeHtml(styles.frame)}">
<p style="${styles.name}"><span style="${styles.mark}" aria-hidden="true">${escapeHtml(mark)}</span>${escapeHtml(name)}</p>
<div style="${styles.card}">
${body.map(inHtml).join('\n')}
</div>
<p style="${styles.foot}">${escapeHtml(name)} – ${escapeHtml(tagline)}</p>
<p style="${styles.foot}">${escapeHtml(why)}${end}</p>
</div>
</body>
</html>
`
}

function inHtml(block: Block): string {
  if (typeof block === 'string') return paragraph(lines(block))
  if ('heading' in block) return `<h2 dir="auto" style="${styles.heading}">${lines(block.heading)}</h2>`
  if ('facts' in block) return `<table style="${styles.facts}">\n${block.facts.map(factRow).join('\n')}\n</table>`
  if ('button' in block) {
    return `${paragraph(anchor(block.url, block.button, styles.button))}
<p style="${styles.small}">Button not working? Open this link:<br>
${anchor(block.url, block.url, styles.link)}</p>`
  }
  const note = block.note ? `<br>\n<span style="${styles.note}">${lines(block.note)}</span>` : ''
  return paragraph(anchor(block.url, block.link, `${styles.link};font-weight:600`) + note)
}

function factRow([name, value]: Fact): string {
  return `<tr><th scope="row" style="${styles.fact}">${escapeHtml(name)}</th><td dir="auto" style="${styles.value}">${lines(value)}</td></tr>`
}

function paragraph(html: string): string {
  return `<p dir="auto" style="${styles.paragraph}">${html}</p>`
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>\n')
}

/** A link that is not http, https or mailto (a script, for example) is shown as text. */
function anchor(url: string, label: string, style: string): string {
  if (!/^https?:\/\//i.test(url)) return escapeHtml(label)
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`
}
