import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { toast } from '#web/ui/toast.ts'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import type { User } from '#features/account/sign-in/user.ts'
import { useTaken } from './account-editing.ts'

/** Somebody's face, or their initials, and the picture at the top of their page. */
export function OwnPictures({ user, posted }: { user: User; posted: PostedForm | undefined }) {
  const { once } = useActs()
  const took = useTaken()
  const save = async (change: { avatar_id: number | null } | { cover_id: number | null }) => {
    let saved: User | undefined
    const { isDone } = await once(async (act) => {
      saved = (await api.users.update.call({ ...change, act })).data
    })
    if (!isDone || !saved) return
    await took(saved)
    toast({ kind: 'done', lines: [t('settings.saved')] })
  }
  return (
    <>
      <PicturePlace
        name="avatar"
        place="own-avatar"
        label={t('settings.avatar')}
        hint={t('settings.avatar_hint')}
        posted={posted}
        isThere={user.avatar_id !== null}
        onChosen={(avatar_id) => save({ avatar_id })}
        onRemoved={() => save({ avatar_id: null })}
      >
        <img className="own-avatar" src={user.avatar.url} alt="" width={96} height={96} />
      </PicturePlace>
      <PicturePlace
        name="cover"
        place="own-cover"
        label={t('settings.cover')}
        hint={t('settings.cover_hint')}
        posted={posted}
        isThere={user.cover_id !== null}
        onChosen={(cover_id) => save({ cover_id })}
        onRemoved={() => save({ cover_id: null })}
      >
        {user.cover.url && <img className="picture" src={user.cover.url} alt="" />}
      </PicturePlace>
    </>
  )
}
