import { t } from '#web/text/text.ts'
import type { EventDraft } from './event-draft.ts'
import type { EventEditing } from './event-editing.ts'

interface Props {
  editing: EventEditing
  name: keyof EventDraft & string
  label: string
  /** What another device wrote, as the field would show it. */
  show?: (text: string) => string
}

/** Two changed the same field: the other's text, and which of the two is to stay. */
export function EventClash({ editing: { base, clashes, settle }, name, label, show = String }: Props) {
  if (!clashes.includes(name)) return null
  const text = show(base[name] ?? '')
  return (
    <div className="event-clash" role="group" aria-label={t('event.clash_of', { label })}>
      <p>{text ? t('event.clash', { text }) : t('event.clash_empty')}</p>
      <button className="button small" type="button" onClick={() => settle(name, 'mine')}>
        {t('event.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => settle(name, 'theirs')}>
        {t('event.take_theirs')}
      </button>
    </div>
  )
}
