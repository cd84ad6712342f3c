import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '#web/client/one-at-a-time.ts'
import { t } from '#web/text/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { reachedQuery, weddingQuery } from '#features/wedding/events/events-query.ts'
import type { Helper } from '#features/wedding/helping/contract.ts'
import { isPartnerThere, type Ticks, ticksOf } from './helper-draft.ts'
import { HelperGrid } from './helper-grid.tsx'
import { saveHelper } from './helper-saving.ts'
import { seenWords } from './helper-seen.ts'
import { HelperWho } from './helper-who.tsx'

/** What the dialog is opened for: asking somebody new, changing what one may open, letting one in who asked. */
export type Asked = { as: 'invite'; helper?: undefined } | { as: 'change' | 'let'; helper: Helper }

type Props = Asked & { helpers: readonly Helper[]; onClose: () => void }

/** Who it is, and a tick for each thing on each event that they may open. */
export function HelperDialog({ as, helper, helpers, onClose }: Props) {
  const cache = useQueryClient()
  const { data: reached } = useSuspenseQuery(reachedQuery()).data
  const { guest_wedding_event_counts: counts } = useSuspenseQuery(weddingQuery()).data
  const events = reached.filter(({ role }) => role === 'owner')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<'helper' | 'partner'>(helper?.role ?? 'helper')
  const [ticks, setTicks] = useState<Ticks>(() => ticksOf(helper))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { isBusy: isSaving, alone } = useOneAtATime()
  const canBePartner = as !== 'let' && (helper?.role === 'partner' || !isPartnerThere(helpers))

  async function save() {
    const refused = await saveHelper(cache, { as, helper, email: email.trim(), role, ticks, events })
    if (refused) setErrors(refused)
    else onClose()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    void alone(save)
  }

  const actions = (
    <>
      <button className="button ghost" type="button" onClick={onClose}>
        {t('helping.not_yet')}
      </button>
      <button className="button main" type="submit" form="helper" disabled={isSaving}>
        {t(buttons[as])}
      </button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={titleOf(as, helper)} actions={actions}>
      <form id="helper" className="helper-form" noValidate onSubmit={submit}>
        <HelperWho as={as} canBePartner={canBePartner} email={email} onEmail={setEmail} role={role} onRole={setRole} errors={errors} />
        {role === 'helper' && <HelperGrid events={events} ticks={ticks} onChange={setTicks} errors={errors['guest_wedding_events']} />}
        <p className="helper-seen">{role === 'partner' ? t('helping.partner_sees') : seenWords({ events, ticks, counts })}</p>
        {errors['form'] && (
          <p className="form-error" role="alert">
            {errors['form'].join(' ')}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const buttons = { invite: 'helping.send', change: 'helping.save', let: 'helping.let' } as const

function titleOf(as: Asked['as'], helper: Helper | undefined): string {
  const name = helper?.name || helper?.email || ''
  if (as === 'invite') return t('helping.invite')
  return as === 'let' ? t('helping.let_title', { name }) : t('helping.change_title', { name })
}
