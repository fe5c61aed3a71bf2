// oxlint-disable-next-line no-restricted-imports -- the one place: everything else sends through this hook
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailed } from './call.ts'
import { logInAgain, logInBeside } from './logged-out.ts'
import { sentenceOf } from './sentence-of.ts'
import { toast } from './ui/toast.ts'

/** Shows a failure as a message with the server's own sentence. */
export type FailureMessage = {
  /** The title of the message: what has failed. */
  readonly title: string
  /**
   * The sign-in page, which is opened when the person has been logged out. Without it, a message links to a sign-in in another tab, and the typed
   * text stays.
   */
  readonly loginUrl?: () => string
}

/** Handles a failure: by a message, or by a function. */
export type OnFailure<Input> = FailureMessage | ((error: Error, input: Input) => unknown)

/**
 * Runs an asynchronous action of a button once, however often the button is pressed, and says when the button is busy. Without `onFailure`, the
 * screen shows `error` itself. If the action needs code that is loaded first, load it in `send`.
 */
export function useAction<Result, Input = void>(send: (input: Input) => Promise<Result>, onFailure?: OnFailure<Input>) {
  const isUnderWay = useRef(false)
  const { mutate, isPending, data, error, reset } = useMutation<Result, Error, Input>({
    mutationFn: send,
    onError: (failure, input) => onFailure && handleFailure(onFailure, failure, input),
    onSettled: () => void (isUnderWay.current = false),
    // The default mode, `online`, would wait silently until there is a connection.
    networkMode: 'always',
    // The input may be a password, so it is not kept in the cache.
    gcTime: 0,
  })
  return {
    isBusy: isPending,
    /** The result of the last run. */
    result: data,
    error,
    /** Clears the last result and error. */
    reset,
    run: (input: Input): void => {
      // The button is rendered as busy only a moment after it was pressed; a second press may come before.
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
