import { createContext, use } from 'react'
import { useLocation } from 'react-router'

/** Screens are found whatever the case of their address, and with a slash at its end: each is one page all the same. */
export function canonicalPath(pathname: string): string {
  let end = pathname.length
  // Not by an expression like /\/+$/: that takes quadratic time where the slashes are not at the end.
  while (end > 0 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).toLowerCase() || '/'
}

/** The site as people outside know it: its name ends every title, its address begins every canonical link. */
export const SiteIdentity = createContext({ name: '', origin: '' })

type SeoProps = {
  /** Without the site's name, which is put after it. */
  readonly title: string
  readonly description?: string
  /** Path and search under which search engines keep this page; the page's own path unless said otherwise. */
  readonly path?: string
  readonly isHidden?: boolean
  readonly type?: 'website' | 'article'
  /** Path of the picture beside a link that is shared, 1200 by 630; the site's own unless said otherwise. */
  readonly picture?: string
  /** schema.org data. */
  readonly facts?: object
}

/** What a page says about itself in its head. Each screen has exactly one. */
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
        // Data, not a script: `<` is escaped because a text may contain `</script>`.
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/</g, '\\u003c') }} />
      )}
    </>
  )
}

function SharedPicture({ path = '/picture.png', alt }: { readonly path: string | undefined; readonly alt: string }) {
  const { origin } = use(SiteIdentity)
  // Nobody reads it in the browser, so no browser pays for it.
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
