/** The content of an email, from which the text part and the HTML part are both made. */
export type Email = {
  /** Identifies the email: one key is sent only once. It becomes the Message-ID. */
  readonly key: string
  readonly to: string
  /** The address for replies, if it is not ours. */
  readonly replyTo?: string
  readonly subject: string
  readonly body: readonly Block[]
  /** Why the person receives the email, as a whole sentence: "You're receiving this email because …". */
  readonly why: string
  /** The unsubscribe URL. The person opens it, or the mail program sends it an empty POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/**
 * A paragraph, which may have several lines; a heading; facts with their names; a button; or a link with a short text. All of it is plain text, so it may contain what people
 * typed.
 */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly facts: readonly Fact[] }
  | { readonly button: string; readonly url: string }
  | { readonly link: string; readonly url: string; readonly note?: string }

export type Fact = readonly [name: string, value: string]

/** The sender of every email. The logo (`mark`) is one letter: mail programs do not load pictures, and many do not show SVG. */
export type Sender = { readonly name: string; readonly mark: string; readonly tagline: string }

/** The first line of an email to a person. It ends a line, so the next sentence begins with a capital letter. */
export function greeting(firstName: string): string {
  return `Hi ${firstName},`
}

/** The text part. Each link is alone on its line, so that a person or a program can copy it. */
export function textOf({ body, why, unsubscribeUrl }: Email, { name, tagline }: Sender): string {
  const end = unsubscribeUrl ? [`To unsubscribe from these emails, open this link:\n${unsubscribeUrl}`] : []
  return `${[...body.map(inText), `${name} – ${tagline}`, why, ...end].join('\n\n')}\n`
}

function inText(block: Block): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('button' in block) return `${block.button}:\n${block.url}`
  return [block.link, ...(block.note ? [block.note] : []), block.url].join('\n')
}
