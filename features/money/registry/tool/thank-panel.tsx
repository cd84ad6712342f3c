import { api } from '#web/client/api.ts'
import { useActs } from '#web/client/acts.ts'
import { t } from '#web/text/text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { coupleNames } from '#features/wedding/helping/couple-names.ts'
import { listed } from '#web/listed.ts'
import { longDay } from '#web/long-day.ts'
import type { RegistryPage } from '../contract.ts'
import type { ListedGift } from '../gifts/contract.ts'
import { thankingWords } from '../way-words.ts'
import { thankingWays } from '../ways.ts'
import { PanelForm } from './panel-form.tsx'
import { giverOf, registryWords, whatOf } from './registry-words.ts'

interface Props {
  gift: ListedGift
  page: RegistryPage
  onClose: () => void
}

/** That whoever gave it was thanked: who wrote, how and when. A second time is asked about first. */
export function ThankPanel({ gift, page, onClose }: Props) {
  const { once } = useActs(registryWords)
  const name = giverOf(gift)
  const said = (word: (name: string) => string) => ({
    by: word('by'),
    way: thankingWays.find((one) => one === word('way')) ?? 'letter',
    ...(word('on') && { on: word('on') }),
  })

  async function send(word: (name: string) => string, act: string) {
    await api.gifts.thank.call({ id: gift.id, ...said(word), act })
    return t('thanks.done', { name })
  }

  /** What was asked is asked here, with the same answer kept for a yes. */
  function asked({ again }: Record<string, string[]>, word: (name: string) => string, leave: () => void): boolean {
    if (!again) return false
    const given = said(word)
    const thank = async () => {
      const { isDone } = await once(async (act) => {
        await api.gifts.thank.call({ id: gift.id, ...given, again: true, act })
        return t('thanks.done', { name })
      })
      if (isDone) leave()
    }
    confirm({ title: t('thanks.twice', { name }), text: again.join(' '), accept: t('thanks.once_more'), action: thank, params: undefined })
    return true
  }

  return (
    <PanelForm
      title={t('thanks.title', { name })}
      note={whatOf(gift)}
      save={t('thanks.save')}
      onClose={onClose}
      stays={(search) => 'thank' in search && Number(search.thank) === gift.id}
      send={send}
      refused={asked}
    >
      {(errorsOf) => <ThankFields gift={gift} page={page} errorsOf={errorsOf} />}
    </PanelForm>
  )
}

function ThankFields({ gift, page, errorsOf }: Omit<Props, 'onClose'> & { errorsOf: (name: string) => readonly string[] }) {
  const names = coupleNames(page.wedding)
  const whose = names.length > 1 ? [...names, listed(names)] : names
  return (
    <>
      {gift.message && (
        <blockquote className="thank-words">
          <q>{gift.message}</q>
        </blockquote>
      )}
      {gift.thanked_before && (
        <p className="thank-before">{t('thanks.before', { by: gift.thanked_before.by, day: longDay(gift.thanked_before.on) ?? '' })}</p>
      )}
      <SelectField
        id="thank-by"
        name="by"
        label={t('thanks.by')}
        choices={whose.map((one) => ({ value: one, label: one }))}
        errors={errorsOf('by')}
      />
      <RadioGroup
        name="way"
        label={t('thanks.way')}
        choices={thankingWays.map((way) => ({ value: way, label: thankingWords[way] }))}
        defaultValue="letter"
        errors={errorsOf('way')}
      />
      <DateField id="thank-on" name="on" label={t('thanks.on')} defaultValue={page.today} errors={errorsOf('on')} />
      {gift.address && (
        <p className="registry-quiet">
          {t('thanks.address')} <b>{gift.address}</b>
        </p>
      )}
      {gift.household && <p className="registry-quiet">{t('thanks.all_of', { household: gift.household })}</p>}
    </>
  )
}
