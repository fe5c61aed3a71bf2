import { useQuery } from '@tanstack/react-query'
import { assistantName } from '#features/assistant/texts.ts'
import { AssistantCard } from '#features/assistant/web/assistant-card.tsx'
import { ConversationList } from '#features/assistant/web/conversation-list.tsx'
import { InsteadOfChat } from '#features/assistant/web/instead-of-chat.tsx'
import { contextIn } from '#features/assistant/web/panel-state.ts'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export function Component() {
  const { data: user } = useQuery({ ...signedIn, enabled: false })
  return (
    <>
      <Seo
        title="AI Career Assistant"
        description="Ask about jobs, salaries, your CV, interviews or whether a job offer is real, in English, Hindi or Hinglish."
      />
      <PageHeader
        title={`Ask ${assistantName}`}
        lead="Answers from the jobs, salaries and guides on this site, in English, Hindi or Hinglish."
      />
      <NeedsScript what="The chat needs" />
      <InsteadOfChat />
      <Chat />
      {user && <History />}
    </>
  )
}

/** Space for the earlier conversation is reserved, because only the browser has it. */
function Chat() {
  const params = useSearchParams()
  return (
    <section
      aria-label="AI Career Assistant"
      className="flex noscript:hidden h-[min(44rem,calc(100dvh-14rem-var(--foot,0px)))] min-h-[24rem] flex-col overflow-hidden rounded-card border border-line bg-card"
    >
      {useHydrated() && <AssistantCard context={contextIn(params)} storedId={params.get('conversation')} />}
    </section>
  )
}

function History() {
  return (
    <Card aria-labelledby="conversations" className="mt-8 grid gap-3 noscript:hidden">
      <h2 id="conversations" className="text-xl">
        Your conversations
      </h2>
      <p className="text-soft">
        Only you can read them. You can turn this off in{' '}
        <Link to="/settings#privacy" className="text-blue-dark underline underline-offset-4">
          Settings
        </Link>
        .
      </p>
      {useHydrated() && <ConversationList />}
    </Card>
  )
}
