/** Fastify's messages name its internals. These are for the caller. */
export const frameworkSentences: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON',
  413: 'The request is too large',
  415: 'Please send JSON, with the content type application/json',
}
