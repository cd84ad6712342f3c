import { useMutation } from '@tanstack/react-query'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure as sayWhyNot } from '#web/client/taking-back.ts'
import { guestWords } from './guest-undone.ts'

/** Does one thing at a time, however often a button is pressed. */
export function useOnce() {
  const { isBusy, alone } = useOneAtATime()
  // Without a line it fails at once, and says so, instead of waiting for one.
  const { mutateAsync } = useMutation({ mutationFn: (work: () => Promise<void>) => work(), networkMode: 'always' })
  const once = (work: () => Promise<void>, onError: (error: unknown) => void = sayFailure) =>
    alone(async () => {
      try {
        await mutateAsync(work)
      } catch (error) {
        if (!isSignedOut(error)) onError(error)
      }
    })
  return { once, isPending: isBusy }
}

/** Says that something was not done, and why, as far as that was not said already. */
export function sayFailure(error: unknown): void {
  sayWhyNot(error, guestWords)
}

/** Who is signed out is led home by the page itself. */
function isSignedOut(error: unknown): boolean {
  return refusal(error)?.status === 401
}
