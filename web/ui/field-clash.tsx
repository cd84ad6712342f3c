import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'

interface Props<Draft extends object> {
  editing: Pick<Editing<Draft>, 'clashes' | 'settle'>
  name: keyof Draft
  label: string
  /** What the other wrote, as the field would show it. */
  text: string
}

/** Both changed the same field: the other’s text, and which of the two is to stay. */
export function FieldClash<Draft extends object>({ editing: { clashes, settle }, name, label, text }: Props<Draft>) {
  if (!clashes.includes(name)) return null
  return (
    <div className="field-clash" role="group" aria-label={t('clash.of', { label })}>
      <p>{text ? t('clash.text', { text }) : t('clash.empty')}</p>
      <button className="button small" type="button" onClick={() => settle(name, 'mine')}>
        {t('clash.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => settle(name, 'theirs')}>
        {t('clash.take_theirs')}
      </button>
    </div>
  )
}
