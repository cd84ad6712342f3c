import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { picked } from '#web/client/drafts.ts'
import { type Editing, useEditing } from '#web/client/editing.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import type { User } from '#features/account/sign-in/user.ts'
import type { AccountDraft, AccountForm } from './account-drafts.ts'

export type AccountEditing<Draft extends AccountDraft> = Editing<Draft>

/** The account while somebody edits a part of it. */
export function useAccountEditing<Draft extends AccountDraft>(
  user: User,
  { draftOf, changeOf }: AccountForm<Draft>,
  posted: PostedForm | undefined,
): AccountEditing<Draft> {
  const took = useTaken()
  return useEditing<User, Draft>(user, {
    draftOf,
    send: async ({ thing: { version }, mine, fields, act }) =>
      (await api.users.update.call({ ...changeOf(picked(mine, fields)), version, act })).data,
    said: ({ saved }) => {
      toast({ kind: 'done', lines: [t('settings.saved')] })
      if (saved) void took(saved)
      return undefined
    },
    fieldOf: (name) => name.split('.').at(-1),
    posted,
  })
}

/** Everything that shows the account shows it as it is now. */
export function useTaken() {
  const cache = useQueryClient()
  const router = useRouter()
  return async (user: User) => {
    cache.setQueryData(api.users.me.queryKey(), { data: user })
    router.options.context.visitors.keep(user)
    await router.invalidate()
  }
}
