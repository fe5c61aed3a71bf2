import { Banner } from '#platform/web/ui/banner.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { useLeftAnswer } from './answer-draft.ts'

type UnsentProps = { readonly text: string; readonly why?: string; readonly onUse?: () => void; readonly onDrop: () => void }

const wentOn = 'The interview has gone on, perhaps in another tab. What you wrote for the question before was not sent:'
const hasEnded = 'The interview ended before your last answer was sent, so it does not count. You can copy it here:'

/** Shows an unsent answer whose question was answered meanwhile, in another tab or by voice. */
export function UnsentText({ text, why = wentOn, onUse, onDrop }: UnsentProps) {
  return (
    <Banner look="failed" role="alert" className="max-w-3xl">
      <div className="grid gap-3">
        <p>{why}</p>
        <p className="border-l-2 border-brick pl-3 wrap-anywhere whitespace-pre-line">{text}</p>
        <div className="flex flex-wrap gap-3">
          {onUse && (
            <Button look="outline" onClick={onUse}>
              Add it to my answer
            </Button>
          )}
          <Button look="quiet" onClick={onDrop}>
            Delete it
          </Button>
        </div>
      </div>
    </Banner>
  )
}

type LeftProps = { readonly sessionId: string; readonly isEnded?: boolean }

/** The same without a question that could take the text. */
export function LeftAnswer({ sessionId, isEnded = false }: LeftProps) {
  const [text, drop] = useLeftAnswer(sessionId)
  return text && <UnsentText text={text} onDrop={drop} why={isEnded ? hasEnded : wentOn} />
}
