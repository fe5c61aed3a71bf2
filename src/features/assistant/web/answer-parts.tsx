import { ExternalLink } from 'lucide-react'
import { JobRowBody } from '#features/jobs/web/job-row-body.tsx'
import { usePostedText } from '#features/jobs/web/job-facts.tsx'
import type { JobSummary } from '#features/jobs/contract.ts'
import type { SuggestedAction } from '#features/assistant-tools/answer-contract.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { ProposalCard } from './proposal-card.tsx'
import type { AssistantMessage } from './conversation.ts'

type QuestionProps = { readonly isPending: boolean; readonly onAsk: (text: string) => void }

type PartsProps = QuestionProps & { readonly message: AssistantMessage }

/** The parts of an answer besides its text. */
export function AnswerParts({ message, isPending, onAsk }: PartsProps) {
  const { jobs = [], proposals = [], suggestedActions = [], followUpQuestions = [], language } = message
  return (
    <>
      {jobs.length > 0 && (
        <ul className="grid rounded-card border border-line bg-card p-3">
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} />
          ))}
        </ul>
      )}
      {proposals.map((proposal, at) => (
        <ProposalCard key={at} proposal={proposal} />
      ))}
      {suggestedActions.length > 0 && (
        <ul aria-label="Suggested actions" className="flex flex-wrap gap-2">
          {suggestedActions.map((action) => (
            <li key={action.link + action.text}>
              <Action {...action} />
            </li>
          ))}
        </ul>
      )}
      {followUpQuestions.length > 0 && (
        <FollowUps questions={followUpQuestions} language={language} isPending={isPending} onAsk={onAsk} />
      )}
    </>
  )
}

type FollowUpProps = QuestionProps & { readonly questions: readonly string[]; readonly language: AssistantMessage['language'] }

function FollowUps({ questions, language, isPending, onAsk }: FollowUpProps) {
  return (
    <ul aria-label="Follow-up questions" className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button
            look="quiet"
            lang={language}
            isBusy={isPending}
            className="border border-line text-left"
            onClick={() => onAsk(question)}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function JobItem({ job }: { readonly job: JobSummary }) {
  const posted = usePostedText(job)
  return (
    <li className="@container border-b border-line py-2 first:pt-0 last:border-0 last:pb-0">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <JobRowBody job={job} posted={posted} />
      </div>
    </li>
  )
}

function Action({ text, link, type }: SuggestedAction) {
  if (type === 'internal')
    return (
      <Link to={link} className={buttonClass('outline')}>
        {text}
      </Link>
    )
  return (
    <a href={link} target="_blank" rel="noopener" className={buttonClass('outline')}>
      {text}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  )
}
