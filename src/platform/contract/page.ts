/** One process serves two sites. The host name decides which. */
export type SiteName = 'main' | 'cv'

/** The part of the web's `Response` that screens use. Creating a real `Response` costs more than most of our calls. */
export type CallResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json'> & {
  readonly headers: Pick<Headers, 'get'>
}

/** What the server passes to the renderer of screens, and what it gets back. */
export type PageRequest = {
  readonly request: Request
  readonly site: SiteName
  readonly nonce: string
  /** Nobody is signed in. */
  readonly isVisitor: boolean
  /** Makes one of our own calls for the person who requested the page. */
  readonly fetchOwn: (path: string) => Promise<CallResponse>
  readonly onError: (error: unknown) => void
}

/** HTML as text or as UTF-8 bytes: parts that many pages share are encoded only once. */
export type PagePart = string | Uint8Array

/** `body` is null when there is no page: a redirect. The nonce is in its last part. */
export type Page = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: readonly PagePart[] | null
  /** The path of the screen as it is written in `screens.ts`. */
  readonly route?: string | undefined
  /** The hashes of the inline styles, for the content security policy. */
  readonly styleSources?: readonly string[] | undefined
}

export type Render = (pageRequest: PageRequest) => Promise<Page>

/** `sources` are the hashes of all styles in the page, for the content security policy; `href` is the file with the styles of all screens. */
type InlineStyle = { readonly text: Uint8Array; readonly sources: readonly string[]; readonly href: string }

/** The files that a screen needs in the browser. `preamble` is the script that hot reload needs first. */
export type Assets = {
  readonly entry: string
  readonly scripts: readonly string[]
  /** The script that runs before the entry (`entry-early.ts`). The development server has none. */
  readonly earlyEntry?: string
  /** The early script loads the entry and `scripts` only when the reader first interacts with the page. */
  readonly isForReading?: boolean
  readonly styles: readonly string[]
  /** The styles of the screen, sent inside the page, so that a slow phone can paint without another request. */
  readonly inlineStyle?: InlineStyle
  readonly preamble?: string
}
