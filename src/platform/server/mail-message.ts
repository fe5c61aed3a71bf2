import { randomBytes } from 'node:crypto'
import MimeNode from 'nodemailer/lib/mime-node'
import { type Email, type Sender, textOf } from './email.ts'
import { htmlOf } from './email-html.ts'

export type MessageSettings = { readonly sender: Sender; readonly from: string; readonly clock: () => Date }

/**
 * Renders the email in the format of RFC 5322. The text part is not encoded: no link is broken over two lines and `=` is not written as `=3D`, so
 * people and programs can read it from the file. The HTML part is base64.
 */
export function renderMessage(email: Email, { sender, from, clock }: MessageSettings): string {
  const boundary = `part-${randomBytes(18).toString('hex')}`
  const text = folded(textOf(email, sender))
  const encoding = /^[\r\n\t\u0020-\u007e]*$/.test(text) ? '7bit' : '8bit'
  const html = Buffer.from(htmlOf(email, sender)).toString('base64')
  return [
    headersOf(email, from, clock())
      .setHeader({ 'content-type': `multipart/alternative; boundary="${boundary}"`, 'content-transfer-encoding': encoding })
      .buildHeaders(),
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${encoding}`,
    '',
    text,
    '',
    `--${boundary}`,
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(html.match(/.{1,76}/g) ?? []),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}

/** The headers mark the email as automatic, so that no program replies to it. A second attempt has the same Message-ID. */
function headersOf({ key, to, replyTo, subject, unsubscribeUrl }: Email, from: string, date: Date): MimeNode {
  const unsubscribe = { 'list-unsubscribe': `<${unsubscribeUrl}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' }
  return new MimeNode('multipart/alternative').setHeader({
    from,
    to,
    ...(replyTo ? { 'reply-to': replyTo } : {}),
    subject,
    'message-id': `<${key}@${domainOf(from)}>`,
    date: date.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    'x-auto-response-suppress': 'OOF, AutoReply',
    ...(unsubscribeUrl ? unsubscribe : {}),
  })
}

/** Folds lines, because a line of an email may have 998 bytes. Links are shorter, so only text that people wrote is folded. */
function folded(text: string): string {
  return text
    .trimEnd()
    .split(/\r?\n/)
    .flatMap((line) => (isWhole(line) ? [line] : (line.match(/.{1,240}(?:\s|$)|.{1,240}/gu) ?? [])))
    .map((line) => line.trimEnd())
    .join('\r\n')
}

const isWhole = (line: string): boolean => line.length <= 240 || /^https?:\/\/[!-~]{1,900}$/.test(line)

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).replace('>', '')
}
