import type { ReactNode } from 'react'
import { type Block, type Inline, parseMarkdown } from '#features/assistant-tools/markdown.ts'
import { Link } from '#platform/web/ui/link.tsx'

/** The text of an answer. Links lead to our own paths only. */
export function MarkdownText({ content }: { readonly content: string }) {
  return <div className="grid gap-2">{parseMarkdown(content).map((block, at) => blockOf(block, at))}</div>
}

function blockOf(block: Block, key: number): ReactNode {
  if (block.kind === 'list')
    return (
      <ul key={key} className="grid list-disc gap-1 pl-5">
        {block.items.map((item, at) => (
          <li key={at}>{item.map((part, index) => inlineOf(part, index))}</li>
        ))}
      </ul>
    )
  return (
    <p key={key}>
      {block.lines.map((line, at) => (
        <span key={at} className="block">
          {line.map((part, index) => inlineOf(part, index))}
        </span>
      ))}
    </p>
  )
}

function inlineOf(part: Inline, key: number): ReactNode {
  if (part.kind === 'link')
    return (
      <Link key={key} to={part.path} className="font-medium text-blue-dark underline underline-offset-2">
        {part.text}
      </Link>
    )
  return part.kind === 'bold' ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>
}
