import { type FormEvent, useState } from 'react'
import { ownZone } from '#features/account/sign-in/own-zone.ts'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { FileField } from '#web/ui/plain/file-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { mostTyped } from '../feed/contract.ts'

/** A calendar as a file, for who has no address of it. */
export function FileForm() {
  const [errors, setErrors] = useState<string[]>()
  const { once, isPending } = useActs()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form).get('file')
    const file = given instanceof File ? given : undefined
    if (!file?.size) return setErrors([t('feed.file_missing')])
    if (file.size > mostTyped) return setErrors([t('feed.file_large')])
    await once(
      async () => {
        await api.vendor_feed.give.call({ file: await file.text(), time_zone: ownZone() }, { context: { says_fields: true } })
        setErrors(undefined)
        form.reset()
        toast({ kind: 'done', lines: [t('feed.given')] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors['file'] ?? []) : sayFailure(error)),
    )
  }

  return (
    <form className="feed-form" noValidate onSubmit={(event) => void submit(event)}>
      <FileField label={t('feed.file')} hint={t('feed.file_hint')} name="file" accept={['.ics', 'text/calendar']} errors={errors} />
      <button className="button" type="submit" aria-disabled={isPending}>
        {t('feed.give')}
      </button>
    </form>
  )
}
