import { useQuery } from '@tanstack/react-query'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { apiCalls } from '#platform/web/call.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { useAction } from '#platform/web/use-action.ts'
import type { assistantFeedback, FeedbackBody } from '../feedback-contract.ts'
import type { AssistantMessage } from './conversation.ts'
import { FeedbackReasons } from './feedback-reasons.tsx'

const call = apiCalls<typeof assistantFeedback>()
/** The feedback by message, while this page is open. */
const given = new Map<string, boolean>()

type FeedbackProps = { readonly message: AssistantMessage; readonly question: string }
type Opinion = Pick<FeedbackBody, 'isHelpful' | 'reason' | 'comment'>

/** Asks whether an answer helped, and what was wrong with it. */
export function AnswerFeedback({ message, question }: FeedbackProps) {
  const { data: user = null } = useQuery({ ...signedIn, enabled: false })
  const [isHelpful, setHelpful] = useState(() => given.get(message.id) ?? null)
  const [step, setStep] = useState<'thumbs' | 'reasons' | 'thanks'>('thumbs')
  const { isBusy, run } = useAction(
    async (opinion: Opinion) => {
      const texts = user && opinion.reason ? { question, answer: message.content } : {}
      const owner = user ? { ownerId: user.id } : {}
      const body: FeedbackBody = { ...opinion, ...texts, ...owner, source: message.source ?? 'template_based' }
      await call('PUT /api/ai/feedback/:messageId', { params: { messageId: message.id }, body })
      given.set(message.id, opinion.isHelpful)
      setHelpful(opinion.isHelpful)
      setStep(opinion.isHelpful || opinion.reason ? 'thanks' : 'reasons')
    },
    { title: 'Feedback Not Sent' },
  )
  return (
    <>
      <Thumb isUp isPressed={isHelpful === true} onPress={() => !isBusy && run({ isHelpful: true })} />
      <Thumb isUp={false} isPressed={isHelpful === false} onPress={() => !isBusy && run({ isHelpful: false })} />
      {step === 'thanks' && <output className="text-sm text-soft">Thank you for your feedback.</output>}
      {step === 'reasons' && <FeedbackReasons isBusy={isBusy} sendsTexts={user !== null} onSend={run} />}
    </>
  )
}

type ThumbProps = { readonly isUp: boolean; readonly isPressed: boolean; readonly onPress: () => void }

function Thumb({ isUp, isPressed, onPress }: ThumbProps) {
  const Icon = isUp ? ThumbsUp : ThumbsDown
  return (
    <button
      type="button"
      aria-label={isUp ? 'This answer helped' : 'This answer did not help'}
      aria-pressed={isPressed}
      onClick={onPress}
      className={buttonClass('quiet', 'px-3 aria-pressed:bg-blue-wash')}
    >
      <Icon aria-hidden="true" className={`size-4 ${isPressed ? 'fill-current' : ''}`} />
    </button>
  )
}
