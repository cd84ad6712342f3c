import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { enact, useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { BroughtPicture } from '#web/ui/brought-picture.tsx'
import { OrderGrip } from '#web/ui/order-grip.tsx'
import { inOrder } from '#web/ui/order-moved.ts'
import { type Grip, useOrdering } from '#web/ui/ordering.ts'
import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import { BrochuresPart } from './brochures-part.tsx'
import type { Business } from './contract.ts'
import { ownBusiness } from './own-business.ts'

type Picture = Business['model']['pictures'][number]

const blank = { name: '', alt: '', caption: '', credit: '' }

/** Pictures of their work, each with what it shows and who took it; the first is their face in every list. */
export function PicturesStep({ business }: { business: Business }) {
  const { id, version, model, files } = business
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()
  const keepOrder = useKeptOrder()
  const ordering = useOrdering(model.pictures, { axis: 'down', keyOf, keep: keepOrder })
  const pictures = ordering.items

  function save(next: readonly Picture[], said: string) {
    return once(
      async () => {
        await api.vendor_profile.update.call({ id, version, model: { pictures: [...next] } }, { context: { says_fields: true } })
        setErrors({})
        toast({ kind: 'done', lines: [said] })
      },
      (error) => (refusal(error)?.status === 422 ? setErrors(refusal(error)?.errors ?? {}) : sayFailure(error)),
    )
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const of = (name: string, nth: number) => String(said.get(`${name}_${nth}`) ?? '').trim()
    const next = pictures.map((one, nth) => ({ ...one, alt: of('alt', nth), caption: of('caption', nth), credit: of('credit', nth) }))
    void save(next, t('manage.saved'))
  }

  const moved = (nth: number) => [pictures[nth]!, ...pictures.toSpliced(nth, 1)]
  return (
    <section className="management-form" aria-labelledby="pictures-title">
      <h2 id="pictures-title">{t('manage.pictures')}</h2>
      <p>{t('gallery.hint')}</p>
      <ErrorSummary errors={errors} />
      <UploadField
        label={t('gallery.bring')}
        place={`vendor-${id}-picture`}
        purpose="picture"
        hidesKept
        onKept={({ id: file_id }) => void save([...pictures, { ...blank, file_id }], t('gallery.added'))}
      />
      {pictures.length > 0 && (
        <form noValidate onSubmit={submit}>
          <output className="only-heard">{ordering.said}</output>
          <ol className="gallery-list" data-order="down">
            {pictures.map((picture, nth) => (
              <PictureFields
                key={[keyOf(picture), picture.alt, picture.caption, picture.credit].join('\n')}
                nth={nth}
                grip={ordering.gripOf(keyOf(picture))}
                picture={picture}
                files={files}
                onFirst={() => void save(moved(nth), t('gallery.first_now'))}
                onRemove={() => void save(pictures.toSpliced(nth, 1), t('gallery.removed'))}
              />
            ))}
          </ol>
          <p className="buttons">
            <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
              {t('gallery.save')}
            </button>
          </p>
        </form>
      )}
      <BrochuresPart business={business} />
    </section>
  )
}

/** One order after the other, each upon what is there by then. */
function useKeptOrder() {
  const cache = useQueryClient()
  return async (keys: string[]) => {
    const now = cache.getQueryData(ownBusiness().queryKey)?.data
    if (!now) return
    const pictures = inOrder(now.model.pictures, keys, keyOf)
    const work = async () => void (await api.vendor_profile.update.call({ id: now.id, version: now.version, model: { pictures } }))
    await (await enact(cache, work)).fresh
  }
}

/** What the record had already is named by its name, what was brought by its file. */
function keyOf({ name, file_id }: Picture): string {
  return `${name} ${file_id}`
}

interface FieldsProps extends Pick<Business, 'files'> {
  nth: number
  grip: ReturnType<Grip>
  picture: Picture
  onFirst: () => void
  onRemove: () => void
}

function PictureFields({ nth, grip, picture: { file_id, alt, caption, credit }, files, onFirst, onRemove }: FieldsProps) {
  const shown = file_id === null ? undefined : files[String(file_id)]
  return (
    <li data-placed={grip['data-grip']}>
      {shown ? <BroughtPicture of={shown} sizes="160px" alt="" /> : <span className="gallery-drawn">{alt}</span>}
      <div>
        <TextField
          label={t('gallery.alt')}
          name={`alt_${nth}`}
          maxLength={180}
          defaultValue={alt}
          hint={alt ? undefined : t('gallery.no_alt')}
        />
        <TextField label={t('gallery.caption')} name={`caption_${nth}`} maxLength={220} defaultValue={caption} />
        <TextField label={t('gallery.credit')} name={`credit_${nth}`} maxLength={120} defaultValue={credit} />
        <p className="buttons">
          <OrderGrip name={alt || t('gallery.picture', { n: nth + 1 })} grip={grip} />
          {nth > 0 && (
            <button className="button small" type="button" onClick={onFirst}>
              {t('gallery.make_first')}
            </button>
          )}
          <button className="button small" type="button" onClick={onRemove}>
            {t('gallery.remove')}
          </button>
        </p>
      </div>
    </li>
  )
}
