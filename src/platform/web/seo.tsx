import { createContext, use } from 'react'
import { useLocation } from 'react-router'

/** The same path for all spellings that match one page: any case, with or without a slash at the end. */
export function canonicalPath(pathname: string): string {
  let end = pathname.length
  // A regular expression like /\/+$/ would take quadratic time when the slashes are not at the end.
  while (end > 0 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).toLowerCase() || '/'
}

/** The identity of the public site: the name ends every title, the origin begins every canonical URL. */
export const SiteIdentity = createContext({ name: '', origin: '' })

type SeoProps = {
  /** Without the site's name, which is appended. */
  readonly title: string
  readonly description?: string
  /** Path and search of the canonical URL; by default the page's own path. */
  readonly path?: string
  readonly isHidden?: boolean
  readonly type?: 'website' | 'article'
  /** Path of the link preview image, 1200 by 630; by default the site's. */
  readonly picture?: string
  /** schema.org data. */
  readonly facts?: object
}

/** The head of a page. Each screen has exactly one. */
export function Seo({ title, description, path, isHidden = false, type = 'website', picture, facts }: SeoProps) {
  const { name, origin } = use(SiteIdentity)
  const { pathname } = useLocation()
  const address = origin + (path ?? canonicalPath(pathname))
  const whole = name && title !== name ? `${title} · ${name}` : title
  return (
    <>
      <title>{whole}</title>
      {description && <meta name="description" content={description} />}
      {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="en_IN" />
      <SharedPicture path={picture} alt={title} />
      {facts && (
        // This script element contains data. `<` is escaped because a text may contain `</script>`.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/</g, '\\u003c') }} />
      )}
    </>
  )
}

function SharedPicture({ path = '/picture.png', alt }: { readonly path: string | undefined; readonly alt: string }) {
  const { origin } = use(SiteIdentity)
  // Only crawlers read this element, so it is left out of the browser bundle.
  if (!import.meta.env.SSR) return null
  return (
    <>
      <meta property="og:image" content={origin + path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
