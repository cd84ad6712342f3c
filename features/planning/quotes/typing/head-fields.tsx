import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { fieldOf, type LineProps } from './line-props.ts'
import { placeOf } from './place-of.ts'
import { classes, type DraftTier, newTier } from './quote-draft.ts'

/** A price for each class, above a number, and in steps. */
export function HeadFields(props: LineProps) {
  const { line, nth, errorsOf, onChange } = props
  const setTier = (key: number, change: Partial<DraftTier>) =>
    onChange({ tiers: line.tiers.map((tier) => (tier.key === key ? { ...tier, ...change } : tier)) })
  const field = (at: string, label: string, value: string, onSaid: (typed: string) => void, more: object = {}) => (
    <TextField
      key={at}
      className="field-input num"
      {...fieldOf(nth, at.replaceAll('.', '-'))}
      label={label}
      maxLength={20}
      value={value}
      errors={errorsOf(placeOf('how', at))}
      onChange={({ target }) => onSaid(target.value)}
      {...more}
    />
  )
  return (
    <>
      <div className="quote-row">
        {classes.map((name) => field(placeOf('rates', name), rateWords[name], line[name], (typed) => onChange({ [name]: typed }), money))}
        {field('above', t('typing.above'), line.above, (typed) => onChange({ above: typed }), {
          inputMode: 'numeric',
          hint: t('typing.above_hint'),
        })}
      </div>
      {line.tiers.map((tier, at) => (
        <fieldset key={tier.key} className="quote-tier">
          <legend>{t('typing.tier')}</legend>
          <div className="quote-row">
            {field(placeOf('tiers', at, 'from'), t('typing.tier_from'), tier.from, (typed) => setTier(tier.key, { from: typed }), {
              inputMode: 'numeric',
            })}
            {classes.map((name) =>
              field(
                placeOf('tiers', at, 'rates', name),
                rateWords[name],
                tier[name],
                (typed) => setTier(tier.key, { [name]: typed }),
                money,
              ),
            )}
          </div>
          <button
            className="button small"
            type="button"
            onClick={() => onChange({ tiers: line.tiers.filter(({ key }) => key !== tier.key) })}
          >
            {t('typing.remove_tier')}
          </button>
        </fieldset>
      ))}
      {line.tiers.length < 10 && (
        <button className="button small" type="button" onClick={() => onChange({ tiers: [...line.tiers, newTier()] })}>
          {t('typing.add_tier')}
        </button>
      )}
    </>
  )
}

const money = { inputMode: 'decimal', placeholder: '$0.00' }

const rateWords: Record<(typeof classes)[number], string> = {
  adult: t('typing.each_adult'),
  child: t('typing.each_child'),
  infant: t('typing.each_infant'),
  drinker: t('typing.each_drinker'),
  vendor: t('typing.each_vendor'),
}
