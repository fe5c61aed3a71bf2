import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { File } from '#platform/contract/endpoint.ts'
import { fitHeader, type PageFit } from '../preview-contract.ts'

type HttpExchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/** Sends an SVG. Its headers ensure that nothing in it runs or loads, even if it is opened directly. The content type says that it is an image. */
export async function sendDrawing(file: File, { request, reply }: HttpExchange): Promise<File> {
  reply.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'`)
  return lighter(file, request, reply)
}

export async function sendPages(
  { file, fit }: { readonly file: File; readonly fit: PageFit },
  exchange: HttpExchange,
): Promise<File> {
  exchange.reply.header(fitHeader, JSON.stringify(fit))
  return sendDrawing(file, exchange)
}

const brotli = promisify(brotliCompress)

/** Compresses the drawing: outlines of letters are long and repetitive, so it becomes a seventh as large. */
async function lighter(file: File, { headers }: FastifyRequest, reply: FastifyReply): Promise<File> {
  if (!/\bbr\b/.test(String(headers['accept-encoding']))) return file
  reply.header('content-encoding', 'br')
  return { ...file, content: await brotli(file.content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) }
}
