import type { CvBody } from '../../contract.ts'

/** Its library is a megabyte of code, which the portal does not read before somebody asks for a document. */
export async function docx(body: CvBody): Promise<Uint8Array> {
  return (await import('./docx.ts')).docx(body)
}
