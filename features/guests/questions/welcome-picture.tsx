import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { toast } from '#web/ui/toast.ts'
import { PicturePlace } from '#web/ui/upload/picture-place.tsx'
import type { RsvpSettings } from '#features/guests/rsvp-settings/contract.ts'

/** The picture beside what guests read and answer. */
export function WelcomePicture({ settings: { picture }, posted }: { settings: RsvpSettings; posted: PostedForm | undefined }) {
  const { once } = useActs()
  const save = async (picture_id: number | null) => {
    const { isDone } = await once(async () => void (await api.rsvp_settings.update.call({ picture_id })))
    if (isDone) toast({ kind: 'done', lines: [t('replies_page.saved')] })
  }
  return (
    <section>
      <h2>{t('replies_page.picture')}</h2>
      <PicturePlace
        name="picture"
        place="rsvp-picture"
        label={t('replies_page.picture_of')}
        hint={t('replies_page.picture_hint')}
        posted={posted}
        isThere={picture !== null}
        onChosen={save}
        onRemoved={() => save(null)}
      >
        {picture && <BroughtPicture of={picture} sizes="240px" alt="" />}
      </PicturePlace>
    </section>
  )
}
