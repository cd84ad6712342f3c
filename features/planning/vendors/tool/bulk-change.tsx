import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { VendorPage } from '../contract.ts'
import { sides, statuses } from '../states.ts'
import { statusWords } from '../state-words.ts'
import type { SecondHire } from './vendor-acts.ts'
import { vendorWords } from './vendor-words.ts'

interface Props {
  ids: readonly number[]
  page: VendorPage
  onClose: () => void
  onDone: () => void
}

interface Mine {
  status: string
  cancelled_by: string
  event: string
}

/** Where several stand, and on which event; what is not chosen stays as it is. */
export function BulkChange({ ids, page, onClose, onDone }: Props) {
  const [mine, setMine] = useState<Mine>({ status: '', cancelled_by: '', event: '' })
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(vendorWords)
  const { second_hire: question, cancelled_by: who = [], ...others } = errors

  async function save(second_hire?: SecondHire) {
    const change = saidIn(mine)
    if (Object.keys(change).length === 0) return onClose()
    const { isDone } = await once(
      async (act) => {
        const vendors = ids.map((id) => ({ id, ...change }))
        await api.user_vendors.updateMany.call({ vendors, act, ...(second_hire && { second_hire }) }, { context: { says_fields: true } })
        return t('couple_vendors.changed_many', { n: ids.length })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422) setErrors(refused.errors ?? {})
        else sayFailure(error, vendorWords)
      },
    )
    if (!isDone) return
    onDone()
    onClose()
  }

  const answers = (
    <>
      <button className="button" type="button" onClick={() => void save('instead')}>
        {t('couple_vendors.instead')}
      </button>
      <button className="button main" type="button" onClick={() => void save('both')}>
        {t('couple_vendors.both')}
      </button>
    </>
  )
  const saving = (
    <button className="button main" type="button" aria-disabled={isPending} onClick={() => void save()}>
      {t('couple_vendors.save')}
    </button>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('couple_vendors.change_many', { n: ids.length })} actions={question ? answers : saving}>
      <div className="vendor-fields">
        {[...(question ?? []), ...Object.values(others).flat()].map((text) => (
          <p key={text} role="alert">
            {text}
          </p>
        ))}
        <Choices
          mine={mine}
          who={who}
          page={page}
          set={(change) => {
            setMine((now) => ({ ...now, ...change }))
            setErrors({})
          }}
        />
      </div>
    </Dialog>
  )
}

interface ChoicesProps {
  mine: Mine
  who: readonly string[]
  page: VendorPage
  set: (change: Partial<Mine>) => void
}

function Choices({ mine, who, page: { wedding, guest_wedding_events: events }, set }: ChoicesProps) {
  const field = (name: keyof Mine) => ({
    name,
    value: mine[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  const none = wedding.role === 'helper' ? [] : [{ value: 'none', label: t('couple_vendors.no_event') }]
  return (
    <>
      <SelectField
        label={t('couple_vendors.status')}
        placeholder={t('couple_vendors.as_it_is')}
        choices={statuses.map((value) => ({ value, label: statusWords[value] }))}
        {...field('status')}
      />
      {mine.status === 'cancelled' && (
        <SelectField
          label={t('couple_vendors.cancelled_by')}
          placeholder=""
          choices={[
            { value: 'couple', label: t('couple_vendors.you') },
            { value: 'vendor', label: t('couple_vendors.them') },
          ]}
          errors={who}
          {...field('cancelled_by')}
        />
      )}
      <SelectField
        label={t('couple_vendors.event')}
        placeholder={t('couple_vendors.as_it_is')}
        choices={[...none, ...events.map(({ id, name }) => ({ value: String(id), label: name }))]}
        {...field('event')}
      />
    </>
  )
}

/** What is chosen, as the server takes it. */
function saidIn({ status: where, cancelled_by: who, event }: Mine) {
  const status = statuses.find((one) => one === where)
  const cancelled_by = status === 'cancelled' ? sides.find((one) => one === who) : undefined
  return {
    ...(status && { status }),
    ...(cancelled_by && { cancelled_by }),
    ...(event !== '' && { guest_wedding_event_id: event === 'none' ? null : Number(event) }),
  }
}
