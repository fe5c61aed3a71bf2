/* oxlint-disable no-underscore-dangle -- the functions of PDFium have such names */
import { PDFiumModule } from '@hyzyla/pdfium'
import { type GreyPixels, greyPng } from './grey-png.ts'
import type { Region } from './picture-regions.ts'

/** Sharp enough for phones, whose screens have two or three pixels per point. */
const pixelsPerPoint = 2
const mostBytesEach = 12_000
const mostBytes = 100_000

const grey = 1
const drawGrey = 8
const white = 0xffffffff

/** The type declarations of the library lack some of its exports. */
type Pdfium = Awaited<ReturnType<typeof PDFiumModule>> & { readonly _FPDFPage_GetRotation: (page: number) => number }

/** Returns a PNG for each region, in the same order. Null if the page cannot be drawn or the picture would be too large. */
export async function drawRegions(pdf: Uint8Array, regions: readonly Region[]): Promise<readonly (Buffer | null)[]> {
  const pdfium = (await PDFiumModule({})) as Pdfium
  pdfium._FPDF_InitLibraryWithConfig({})
  const start = pdfium.wasmExports.malloc(pdf.length)
  pdfium.HEAPU8.set(pdf, start)
  const document = pdfium._FPDF_LoadMemDocument(start, pdf.length, 0)
  if (document === 0) return regions.map(() => null)
  const drawn = new Map<Region, Buffer>()
  let bytes = 0
  for (const [number, onPage] of Map.groupBy(regions, ({ page }) => page)) {
    const page = pdfium._FPDF_LoadPage(document, number - 1)
    // On a rotated page, the positions of texts do not match the drawing.
    if (page === 0 || pdfium._FPDFPage_GetRotation(page) !== 0) continue
    for (const region of onPage) {
      const png = greyPng(pixelsOf(pdfium, page, region))
      if (png.length > mostBytesEach || bytes + png.length > mostBytes) continue
      bytes += png.length
      drawn.set(region, png)
    }
    pdfium._FPDF_ClosePage(page)
  }
  return regions.map((region) => drawn.get(region) ?? null)
}

const pixels = (points: number): number => Math.round(points * pixelsPerPoint)

/** Draws a region into a bitmap of the same size. The rest of the page lies outside the bitmap and costs nothing. */
function pixelsOf(pdfium: Pdfium, page: number, { x, y, ...size }: Region): GreyPixels {
  const [width, height] = [pixels(size.width), pixels(size.height)]
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, grey, 0, 0)
  pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
  const [pageWidth, pageHeight] = [pixels(pdfium._FPDF_GetPageWidth(page)), pixels(pdfium._FPDF_GetPageHeight(page))]
  pdfium._FPDF_RenderPageBitmap(bitmap, page, -pixels(x), -pixels(y), pageWidth, pageHeight, 0, drawGrey)
  const [from, stride] = [pdfium._FPDFBitmap_GetBuffer(bitmap), pdfium._FPDFBitmap_GetStride(bitmap)]
  const bytes = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    bytes.set(pdfium.HEAPU8.subarray(from + row * stride, from + row * stride + width), row * width)
  }
  pdfium._FPDFBitmap_Destroy(bitmap)
  return { width, height, bytes }
}
