import { useQuery } from '@tanstack/react-query'
import { Lightbulb, MessageCircle } from 'lucide-react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { successStories } from '../success-stories.ts'
import { quickTips } from './article-queries.ts'

export function StartChat() {
  return (
    <Card aria-labelledby="start-chat" className="grid content-start justify-items-start gap-3">
      <h2 id="start-chat" className="text-xl">
        AI Career Assistant
      </h2>
      <p className="max-w-prose text-soft">Ask about jobs, salaries, your CV or an offer. In English, Hindi or Hinglish.</p>
      <ButtonLink to="/assistant">
        <MessageCircle aria-hidden="true" className="size-4" />
        Start Chat
      </ButtonLink>
    </Card>
  )
}

export function QuickTips() {
  const { data: tips = [] } = useQuery({ ...quickTips, enabled: false })
  if (tips.length === 0) return null
  return (
    <Card aria-labelledby="quick-tips" className="grid content-start gap-3">
      <h2 id="quick-tips" className="text-xl">
        Quick tips
      </h2>
      <ul className="grid gap-1">
        {tips.map(({ tip, slug }) => (
          <li key={tip} className="flex min-h-11 items-center gap-3">
            <Lightbulb aria-hidden="true" className="size-5 shrink-0 text-marigold-ink" />
            {slug === null ? (
              tip
            ) : (
              <Link
                to={`/blog/${slug}`}
                className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4"
              >
                {tip}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function SuccessStories() {
  return (
    <section aria-labelledby="success-stories" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="success-stories" className="text-2xl">
          Success stories
        </h2>
        <p className="text-soft">Examples. The people are invented; the steps work.</p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 two:grid-cols-3">
        {successStories.map(({ who, from, to, how }) => (
          <li key={who} className="grid content-start justify-items-start gap-2 rounded-card border border-line bg-card p-4">
            <Badge look="marigold">Example</Badge>
            <h3 className="text-lg">{who}</h3>
            <p>
              {from} <span aria-hidden="true">→</span>
              <span className="sr-only">to</span> <strong className="font-semibold">{to}</strong>
            </p>
            <p className="text-soft">{how}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
