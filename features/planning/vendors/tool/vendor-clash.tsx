import type { Editing } from '#web/client/editing.ts'
import { t } from '#web/text/text.ts'
import type { VendorDraft } from './vendor-draft.ts'

interface Props {
  editing: Pick<Editing<VendorDraft>, 'base' | 'clashes' | 'settle'>
  name: keyof VendorDraft
  label: string
}

/** Both changed the same field: the other's text, and which of the two is to stay. */
export function VendorClash({ editing: { base, clashes, settle }, name, label }: Props) {
  if (!clashes.includes(name)) return null
  return (
    <div className="vendor-clash" role="group" aria-label={t('budget.clash_of', { label })}>
      <p>{base[name] ? t('budget.clash', { text: base[name] }) : t('budget.clash_empty')}</p>
      <button className="button small" type="button" onClick={() => settle(name, 'mine')}>
        {t('budget.keep_mine')}
      </button>
      <button className="button small" type="button" onClick={() => settle(name, 'theirs')}>
        {t('budget.take_theirs')}
      </button>
    </div>
  )
}
