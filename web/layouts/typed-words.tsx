import { t } from '../text/text.ts'
import type { TypedWord } from '../client/typed-words.ts'
import { toast } from '../ui/toast.ts'

interface Props {
  words: readonly TypedWord[]
  onDone?: () => void
}

export function TypedWords({ words, onDone }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(words.map(({ value }) => value).join('\n'))
    toast({ kind: 'done', lines: [t('typed.copied')] })
  }
  return (
    <section className="typed-words wrap" aria-label={t('typed.title')}>
      <h2>{t('typed.title')}</h2>
      <dl>
        {words.map(({ label, value }, place) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {onDone && (
        <p>
          {'clipboard' in navigator && (
            <button className="button" type="button" onClick={() => void copy()}>
              {t('typed.copy')}
            </button>
          )}
          <button className="button ghost" type="button" onClick={onDone}>
            {t('typed.done')}
          </button>
        </p>
      )}
    </section>
  )
}
