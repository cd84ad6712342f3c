import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { longDay } from '#web/long-day.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import type { Colleague } from './contract.ts'

interface Props {
  colleague: Colleague
  /** Of the business. */
  title: string
  /** Whether the reader owns it. */
  isOwner: boolean
}

/** Somebody who acts for the business, with what the reader may do about that. */
export function ColleagueRow({ colleague, title, isOwner }: Props) {
  const { email, role, since, is_own } = colleague
  return (
    <li>
      <div>
        <b>{nameOf(colleague)}</b> {is_own && <small>({t('colleagues.you')})</small>}
        <p>
          {email}, {t(role === 'owner' ? 'colleagues.owner' : 'colleagues.colleague')}{' '}
          {t('colleagues.since', { day: longDay(since.slice(0, 10)) ?? '' })}
        </p>
      </div>
      {role === 'colleague' && (isOwner || is_own) && (
        <p className="buttons">{isOwner ? <OwnersActs colleague={colleague} title={title} /> : <Go id={colleague.id} title={title} />}</p>
      )}
    </li>
  )
}

type OneProps = Pick<Props, 'colleague' | 'title'>

function OwnersActs({ colleague, title }: OneProps) {
  const { id } = colleague
  const name = nameOf(colleague)
  const { once } = useActs()
  const handOn = () =>
    once(async () => {
      await api.vendor_colleagues.handOn.call({ id })
      return t('colleagues.handed_on', { name })
    })
  const remove = () =>
    once(async () => {
      await api.vendor_colleagues.remove.call({ id })
      return t('colleagues.removed', { name })
    })
  return (
    <>
      <Asking
        label={t('colleagues.hand_on')}
        of={t('colleagues.hand_on_named', { name })}
        title={t('colleagues.hand_on_title', { name })}
        text={t('colleagues.hand_on_text', { title })}
        action={handOn}
      />
      <Asking
        label={t('colleagues.remove')}
        of={t('colleagues.remove_named', { name })}
        title={t('colleagues.remove_title', { name })}
        text={t('colleagues.remove_text', { title })}
        action={remove}
      />
    </>
  )
}

function Go({ id, title }: { id: number; title: string }) {
  const { once } = useActs()
  async function go() {
    const { isDone } = await once(async () => void (await api.vendor_colleagues.remove.call({ id })))
    if (isDone) window.location.assign('/vendor/management')
  }
  const label = t('colleagues.go', { title })
  return <Asking label={label} of={label} title={t('colleagues.go_title', { title })} text={t('colleagues.go_text')} action={go} />
}

interface AskingProps {
  label: string
  /** The same with the name of whom it is about. */
  of: string
  title: string
  text: string
  action: () => Promise<unknown>
}

/** A press that is asked about once more. */
function Asking({ label, of, title, text, action }: AskingProps) {
  const ask = () => confirm({ title, text, accept: label, cancel: t('colleagues.cancel'), isDestructive: true, params: undefined, action })
  return (
    <button className="button small" type="button" aria-label={of} onClick={ask}>
      {label}
    </button>
  )
}

function nameOf({ name, email }: Colleague): string {
  return name || email
}
