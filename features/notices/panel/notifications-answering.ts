import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/client/api.ts'
import { fetchAll } from '#web/client/news.ts'
import { callOf, refusal } from '#web/client/refusal.ts'
import { isSaid } from '#web/client/say-refusal.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'

interface Answer {
  /** Of the invite or the request. */
  id: number
  /** Somebody asks to help, rather than for help. */
  isRequest: boolean
  isYes: boolean
}

/** Says yes or no; afterwards everything may be different, so everything is fetched again. */
export function useAnswering() {
  const cache = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (_, { isYes }) =>
      toast({ kind: 'done', lines: [isYes ? t('notifications.now_accepted') : t('notifications.now_declined')] }),
    onError: (error) => {
      const { status = 0, message = t('notifications.no_line') } = refusal(error) ?? {}
      if (isSaid(status)) return
      toast({ kind: status === 0 ? 'offline' : 'bad', lines: [status === 404 ? t('notifications.over') : message], of: callOf(error) })
    },
    onSettled: () => void fetchAll(cache),
  })
  return { isPending, answer: (answer: Answer) => void (isPending || mutate(answer)) }
}

async function send({ id, isRequest, isYes }: Answer): Promise<void> {
  const { user_posses: posses } = api
  if (isRequest) await (isYes ? posses.possee_accept : posses.possee_decline).call({ id })
  else await (isYes ? posses.accept : posses.decline).call({ id })
}
