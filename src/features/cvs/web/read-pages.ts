import type { PageFit } from '../preview-contract.ts'

/** `src` is a URL for an `<img>` with all pages; `fit` says how full they are. */
export type Pages = { readonly src: string; readonly fit: PageFit }

/** Reads the pages of an answer and decodes the image before it is shown, so that nothing flickers. */
export async function readPages(response: Response): Promise<Pages> {
  const fit = JSON.parse(response.headers.get('x-cv-fit') ?? '') as PageFit // the contract's type for this header
  // A `data:` URL, because our content security policy allows it for images.
  const src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`
  const image = new Image()
  image.src = src
  await image.decode()
  return { src, fit }
}
