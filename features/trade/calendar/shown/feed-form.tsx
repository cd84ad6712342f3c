import { type FormEvent, useState } from 'react'
import { ownZone } from '#features/account/sign-in/own-zone.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

/** The address of a calendar elsewhere; it is secret, so the field is empty again once it is saved. */
export function FeedForm() {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const address = String(new FormData(form).get('address') ?? '')
    await once(
      async () => {
        await api.vendor_feed.save.call({ address, time_zone: ownZone() }, { context: { says_fields: true } })
        setErrors({})
        form.reset()
        toast({ kind: 'done', lines: [t('feed.saved')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  return (
    <form className="feed-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('feed.address')}
        hint={t('feed.address_hint')}
        name="address"
        inputMode="url"
        autoComplete="off"
        errors={errors['address']}
      />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t('feed.save')}
      </button>
    </form>
  )
}
