/** The look of HTML that is made from Markdown, which has no classes. */
const prose = [
  'max-w-prose wrap-anywhere',
  '[&>*+*]:mt-4',
  '[&_h2]:mt-8! [&_h2]:scroll-mt-24 [&_h2]:text-xl two:[&_h2]:text-2xl [&_h3]:mt-6! [&_h3]:scroll-mt-24 [&_h3]:text-lg',
  '[&_a]:text-blue-dark [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_ol]:list-decimal [&_ol]:pl-6 [&_li+li]:mt-2 [&_li::marker]:text-soft',
  '[&_strong]:font-semibold',
  '[&_blockquote]:border-l-3 [&_blockquote]:border-marigold [&_blockquote]:bg-card [&_blockquote]:px-4 [&_blockquote]:py-3 [&_blockquote>*+*]:mt-2',
  '[&_section]:overflow-x-auto [&_section]:rounded-card [&_section]:border [&_section]:border-line [&_section]:bg-card',
  '[&_table]:w-full [&_table]:border-collapse [&_table]:text-left',
  '[&_th]:border-b [&_th]:border-line [&_th]:px-4 [&_th]:py-3 [&_th]:align-bottom [&_th]:text-sm [&_th]:text-soft',
  '[&_td]:border-b [&_td]:border-line [&_td]:px-4 [&_td]:py-3 [&_td]:align-top [&_tr:last-child_td]:border-b-0',
  '[&_[data-side=right]]:text-right',
  '[&_figure]:grid [&_figure]:gap-2 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card [&_figcaption]:text-sm [&_figcaption]:text-soft',
  '[&_pre]:rounded-card [&_pre]:border [&_pre]:border-line [&_pre]:bg-card [&_pre]:p-4 [&_pre]:whitespace-pre-wrap',
  '[&_hr]:border-line [&_sup]:text-sm',
].join(' ')

/** `html` comes from `renderMarkdown` on the server; no library for it is in the bundle. */
export function ArticleText({ html }: { readonly html: string }) {
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />
}
