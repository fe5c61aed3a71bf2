// oxlint-disable-next-line no-restricted-imports -- the one place: everything else sends through this hook
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailed } from './call.ts'
import { logInAgain, logInBeside } from './logged-out.ts'
import { sentenceOf } from './sentence-of.ts'
import { toast } from './ui/toast.ts'

/** A message with the server's own sentence. */
export type FailureMessage = {
  /** Says above the sentence what has failed. */
  readonly title: string
  /** Where anyone who was logged out meanwhile logs in again. Without it, the message says so, what was typed stays, and another tab has the sign-in. */
  readonly loginUrl?: () => string
}

/** How a failure is told: as a message, or in a way of its own. */
export type OnFailure<Input> = FailureMessage | ((error: Error, input: Input) => unknown)

/**
 * Whatever a button does that takes its time: it is done once, however often the button is pressed, and the button is busy meanwhile.
 * Without `onFailure` the screen says itself what went wrong, from `error`. Code that is fetched first belongs into `send`.
 */
export function useAction<Result, Input = void>(send: (input: Input) => Promise<Result>, onFailure?: OnFailure<Input>) {
  const isUnderWay = useRef(false)
  const { mutate, isPending, data, error, reset } = useMutation<Result, Error, Input>({
    mutationFn: send,
    onError: (failure, input) => onFailure && handleFailure(onFailure, failure, input),
    onSettled: () => void (isUnderWay.current = false),
    // The other mode would wait silently until there is a connection.
    networkMode: 'always',
    // What was sent may be a password.
    gcTime: 0,
  })
  return {
    isBusy: isPending,
    /** What came of it last. */
    result: data,
    error,
    /** Forgets what came of it. */
    reset,
    run: (input: Input): void => {
      // The button is drawn busy a moment after it was pressed.
      if (isUnderWay.current) return
      isUnderWay.current = true
      mutate(input)
    },
  }
}

export function handleFailure<Input>(onFailure: OnFailure<Input>, error: Error, input: Input): unknown {
  return typeof onFailure === 'function' ? onFailure(error, input) : tellFailure(onFailure, error)
}

export function tellFailure({ title, loginUrl }: FailureMessage, error: Error): void {
  const isLoggedOut = error instanceof CallFailed && error.status === 401
  if (loginUrl && isLoggedOut) return logInAgain(loginUrl())
  const links = isLoggedOut && error.said === 'Unauthorized' ? logInBeside() : undefined
  toast({ title, text: sentenceOf(error), links, isAlert: true })
}
