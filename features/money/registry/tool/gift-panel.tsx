import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { RegistryPage } from '../contract.ts'
import type { ListedGift } from '../gifts/contract.ts'
import { wayWords } from '../way-words.ts'
import { arrivalWays } from '../ways.ts'
import { type Errors, PanelForm } from './panel-form.tsx'
import { giverOf, registryWords } from './registry-words.ts'

const origins = { pledge: t('gift.of_pledge'), hand: t('gift.of_hand'), card: t('card_account.origin') }

interface Props {
  /** None where a new one is written down. */
  gift?: ListedGift | undefined
  page: RegistryPage
  onClose: () => void
}

/** What is known of a gift, whether it came in an envelope or was promised on the page. */
export function GiftPanel({ gift, page, onClose }: Props) {
  const { once, isPending } = useActs(registryWords)
  const { user_id } = page.wedding

  async function send(word: (name: string) => string, act: string) {
    const said = saidIn(word)
    if (gift) await api.gifts.update.call({ ...said, id: gift.id, version: gift.version, act })
    else await api.gifts.create.call({ ...said, user_id, act })
    return said.from_name ? t('gift.saved', { name: said.from_name }) : t('gift.saved_unsigned')
  }

  async function remove() {
    if (!gift) return
    const { isDone } = await once(async (act) => {
      await api.gifts.destroy.call({ id: gift.id, act })
      return t('gift.deleted', { name: giverOf(gift) })
    })
    if (isDone) onClose()
  }

  const more = gift && (
    <button className="button ghost" type="button" aria-disabled={isPending} onClick={() => void remove()}>
      {t('gift.delete')}
    </button>
  )
  return (
    <PanelForm
      title={gift ? giverOf(gift) : t('gift.by_hand')}
      note={gift ? origins[gift.source] : t('gift.by_hand_note')}
      save={t('gift.save')}
      more={more}
      onClose={onClose}
      stays={(search) => (gift ? 'gift' in search && Number(search.gift) === gift.id : 'begin' in search && search.begin === 'gift')}
      send={send}
      check={unread}
    >
      {(errorsOf) => <GiftFields gift={gift} page={page} errorsOf={errorsOf} />}
    </PanelForm>
  )
}

const text = { maxLength: 200, autoComplete: 'off' } as const

function GiftFields({ gift, page, errorsOf }: Omit<Props, 'onClose'> & { errorsOf: (name: string) => readonly string[] }) {
  const field = (name: string) => ({ id: `gift-${name}`, name, errors: errorsOf(name) })
  // Of what came by card the provider says these.
  const isByCard = gift?.source === 'card'
  return (
    <>
      <TextField label={t('gift.from')} hint={t('gift.from_hint')} defaultValue={gift?.from_name} {...field('from_name')} {...text} />
      {page.households.length > 0 && (
        <SelectField
          label={t('gift.household')}
          placeholder={t('gift.household_none')}
          choices={page.households.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={gift?.household_id ?? ''}
          {...field('household_id')}
        />
      )}
      {!isByCard && <SumFields gift={gift} field={field} />}
      {page.funds.length > 0 && (
        <SelectField
          label={t('gift.for')}
          placeholder={t('give.whatever')}
          choices={page.funds.map(({ id, title }) => ({ value: String(id), label: title }))}
          defaultValue={gift?.fund_id ?? ''}
          {...field('fund_id')}
        />
      )}
      {!isByCard && <WayFields gift={gift} today={page.today} field={field} />}
      <TextAreaField label={t('gift.message')} rows={3} maxLength={1_000} defaultValue={gift?.message} {...field('message')} />
      <TextAreaField
        label={t('gift.note')}
        hint={t('gift.note_hint')}
        rows={2}
        maxLength={1_000}
        defaultValue={gift?.note}
        {...field('note')}
      />
    </>
  )
}

interface Part {
  gift: ListedGift | undefined
  field: (name: string) => { id: string; name: string; errors: readonly string[] }
}

function SumFields({ gift, field }: Part) {
  return (
    <>
      <MoneyField label={t('gift.amount')} maxLength={20} defaultValue={gift?.amount ?? ''} {...field('amount')} />
      <TextField
        label={t('gift.thing')}
        placeholder={t('gift.thing_example')}
        defaultValue={gift?.present}
        {...field('present')}
        {...text}
      />
    </>
  )
}

const states = [
  { value: 'arrived', label: t('gift.is_arrived') },
  { value: 'pledged', label: t('gift.is_promised') },
]

function WayFields({ gift, today, field }: Part & { today: string }) {
  return (
    <>
      <SelectField
        label={t('gift.way')}
        choices={arrivalWays.map((way) => ({ value: way, label: wayWords[way] }))}
        defaultValue={gift ? gift.way : 'envelope'}
        {...field('way')}
      />
      <SelectField label={t('gift.state')} choices={states} defaultValue={gift?.state ?? 'arrived'} {...field('state')} />
      <DateField label={t('gift.given_on')} defaultValue={gift?.given_on ?? today} {...field('given_on')} />
      <MoneyField
        label={t('gift.fee')}
        hint={t('gift.fee_hint')}
        placeholder={t('gift.fee_unknown')}
        maxLength={20}
        defaultValue={gift?.fee === null || gift === undefined ? '' : showMoney(gift.fee)}
        {...field('fee')}
      />
    </>
  )
}

function saidIn(word: (name: string) => string) {
  const id = (name: string) => (word(name) === '' ? null : Number(word(name)))
  const money = (name: string) => readMoney(word(name)) ?? null
  const [from_name, present, message, note] = [word('from_name'), word('present'), word('message'), word('note')]
  const way = arrivalWays.find((one) => one === word('way')) ?? ''
  const state = word('state') === 'pledged' ? ('pledged' as const) : ('arrived' as const)
  const parts = { household_id: id('household_id'), fund_id: id('fund_id'), amount: money('amount'), fee: money('fee') }
  return { from_name, present, message, note, way, state, ...parts, ...(word('given_on') && { given_on: word('given_on') }) }
}

/** What nobody can read as a sum is not sent, else it would be none. */
function unread(word: (name: string) => string): Errors {
  const wrong = ['amount', 'fee'].filter((name) => word(name) !== '' && readMoney(word(name)) === undefined)
  return Object.fromEntries(wrong.map((name) => [name, [t('gift.amount_unread')]]))
}
