import type { PageFit } from '../preview-contract.ts'

/** The pages as a URL for an `<img>`, and how full they are. */
export type Pages = { readonly src: string; readonly fit: PageFit }

/** The pages in an answer, ready to be shown: decoded before they replace others, so that nothing flickers. */
export async function readPages(response: Response): Promise<Pages> {
  const fit = JSON.parse(response.headers.get('x-cv-fit') ?? '') as PageFit // the contract's type for this header
  // As a `data:` URL, which our content security policy allows for images.
  const src = `data:image/svg+xml,${encodeURIComponent(await response.text())}`
  const image = new Image()
  image.src = src
  await image.decode()
  return { src, fit }
}
