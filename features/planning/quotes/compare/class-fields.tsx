import { useState } from 'react'
import { t } from '#web/text/text.ts'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { guestsIn, type Heads } from '../heads.ts'
import type { SaidHeads } from './shown-heads.ts'

/** Who they are, each number to be changed by hand. */
export function ClassFields({ heads, onChoose }: { heads: Heads; onChoose: (said: SaidHeads) => void }) {
  return (
    <details className="quote-classes">
      <summary>
        {t('quotes.who', { adults: heads.adults, drinkers: heads.drinkers, children: heads.children, infants: heads.infants })}
      </summary>
      <div>
        <OneClass name="guests" label={t('quotes.any_number')} value={guestsIn(heads)} onSaid={(guests) => onChoose({ guests })} />
        {classes.map(({ name, label, hint }) => (
          <OneClass
            key={name}
            name={name}
            label={label}
            hint={hint}
            value={heads[name]}
            most={name === 'drinkers' ? heads.adults : undefined}
            onSaid={(n) => onChoose({ ...heads, [name]: n })}
          />
        ))}
      </div>
    </details>
  )
}

const classes: { name: keyof Heads; label: string; hint?: string }[] = [
  { name: 'adults', label: t('head_class.Adults') },
  { name: 'drinkers', label: t('quotes.drinkers'), hint: t('quotes.drinkers_hint') },
  { name: 'children', label: t('head_class.Children') },
  { name: 'infants', label: t('head_class.Infants') },
  { name: 'vendors', label: t('quotes.vendor_meals'), hint: t('quotes.vendor_meals_hint') },
]

interface OneProps {
  name: string
  label: string
  hint?: string | undefined
  value: number
  most?: number | undefined
  onSaid: (n: number) => void
}

/** Counts as soon as it can be read; what can't be is told beside it. */
function OneClass({ name, label, hint, value, most = 10_000, onSaid }: OneProps) {
  const [typed, setTyped] = useState<string>()
  const fault = typed === undefined ? undefined : faultIn(typed, most)
  return (
    <NumberField
      id={`quote-heads-${name}`}
      name={name}
      label={label}
      {...(hint && { hint })}
      max={most}
      value={typed ?? value}
      errors={fault ? [fault] : []}
      onChange={({ target }) => {
        setTyped(target.value)
        if (faultIn(target.value, most) === undefined) onSaid(Number(target.value))
      }}
      onBlur={() => fault === undefined && setTyped(undefined)}
    />
  )
}

function faultIn(typed: string, most: number): string | undefined {
  if (!/^\d{1,5}$/.test(typed)) return t('quotes.number_unread')
  return Number(typed) > most ? t('quotes.too_many', { most }) : undefined
}
