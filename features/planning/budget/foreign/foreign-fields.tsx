import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { currencies } from './currencies.ts'
import { type ForeignDraft, foreignSaid, linked, noForeign, readRate } from './foreign-draft.ts'
import { showForeign } from './foreign-words.ts'

type Said = ForeignDraft & { dollars: string }

interface Props {
  /** Of their ids. */
  of: string
  mine: ForeignDraft
  dollars: string
  set: (said: Said) => void
  errorsOf: (field: string) => readonly string[]
  /** Below a field, where two wrote in it. */
  below?: (name: keyof ForeignDraft, label: string) => ReactNode
}

/** What dollars were in another currency; closed as long as they were dollars. */
export function ForeignFields({ of, mine, dollars, set, errorsOf, below = () => null }: Props) {
  const [isAsked, setAsked] = useState(false)
  const names = useNames()
  const { currency } = mine
  const isOpen = isAsked || [mine.foreign_amount, currency, mine.rate, mine.rate_date].some((value) => value !== '')
  if (!isOpen)
    return (
      <button className="button small foreign-open" type="button" onClick={() => setAsked(true)}>
        {t('foreign.open')}
      </button>
    )
  const field = (name: keyof ForeignDraft, label: string) => ({
    id: `${of}-${name}`,
    name,
    label,
    value: mine[name],
    errors: errorsOf(name),
    onChange: ({ target }: { target: { value: string } }) => set(linked(mine, dollars, { [name]: target.value })),
  })
  const labels = {
    foreign_amount: t('foreign.amount'),
    currency: t('foreign.currency'),
    rate: currency === '' ? t('foreign.rate') : t('foreign.rate_of', { code: currency }),
    rate_date: t('foreign.rate_date'),
  }
  const typed = { inputMode: 'decimal', autoComplete: 'off' } as const
  const take = () => {
    setAsked(false)
    set({ ...noForeign, dollars })
  }
  return (
    <fieldset className="foreign-fields">
      <legend>{t('foreign.title')}</legend>
      <p>{t('foreign.hint')}</p>
      <div>
        <SelectField
          placeholder={t('foreign.choose')}
          choices={currencies.map((code) => ({ value: code, label: names(code) }))}
          {...field('currency', labels.currency)}
        />
        {below('currency', labels.currency)}
      </div>
      <div>
        <TextField {...typed} {...field('foreign_amount', labels.foreign_amount)} />
        {below('foreign_amount', labels.foreign_amount)}
      </div>
      <div>
        <TextField {...typed} maxLength={28} {...field('rate', labels.rate)} />
        {below('rate', labels.rate)}
      </div>
      <div>
        <DateField {...field('rate_date', labels.rate_date)} />
        {below('rate_date', labels.rate_date)}
      </div>
      <Result mine={mine} dollars={dollars} />
      <button className="button small" type="button" onClick={take}>
        {t('foreign.close')}
      </button>
    </fieldset>
  )
}

/** What it comes to as it is typed. */
function Result({ mine, dollars }: Pick<Props, 'mine' | 'dollars'>) {
  const { foreign_amount, currency } = foreignSaid(mine)
  const rate = readRate(mine.rate)
  const isWhole = foreign_amount !== null && currency !== null && rate !== undefined && dollars.trim() !== ''
  return (
    <p className="foreign-note num" role="status">
      {isWhole && t('foreign.comes_to', { foreign: showForeign(foreign_amount, currency), rate, amount: dollars })}
    </p>
  )
}

/** Names are the browser’s own, whose version may not be the server’s. */
function useNames(): (code: string) => string {
  const isReady = useHydrated()
  if (!isReady) return (code) => code
  const names = new Intl.DisplayNames('en-US', { type: 'currency', fallback: 'none' })
  return (code) => {
    const name = names.of(code)
    return name === undefined ? code : t('foreign.one', { code, name })
  }
}
