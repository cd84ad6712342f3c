import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { readMoney, showMoney } from '#web/ui/money.ts'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { contributorWords } from '../contributors/contributor-words.ts'
import type { ContributorsPage, ListedContributor } from '../contributors/contract.ts'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import type { Errors } from '../cost-draft.ts'
import { leaveWords } from '#web/ui/leave-words.ts'
import type { ListedPledge } from './contract.ts'
import { readPledge, typedPledge } from './typed-pledge.ts'

interface Props {
  pledge?: ListedPledge
  contributor: ListedContributor
  page: ContributorsPage
  onClose: () => void
}

/** How much somebody gives, for what, and whether they are told. */
export function PledgeForm({ pledge, contributor: { id: contributor_id, name }, page, onClose }: Props) {
  const [isTyped, setTyped] = useState(false)
  const { isChanged } = useTyped(isTyped)
  const { errors, submit, isPending } = useSaving({ pledge, contributor_id, name, page, onClose })
  const choices = page.costs.map((cost) => ({ value: String(cost.id), label: cost.name }))
  return (
    <form
      className="cost-fields payment-form giver-form"
      noValidate
      onSubmit={submit}
      onChange={() => setTyped(true)}
      aria-label={pledge ? t('pledge.edit_of', { name, item: pledge.item ?? t('pledge.all_of_it') }) : t('pledge.add_of', { name })}
    >
      <TextField
        id="pledge-amount"
        name="amount"
        label={t('pledge.amount')}
        hint={t('pledge.amount_hint')}
        placeholder="$0.00"
        autoComplete="off"
        maxLength={30}
        defaultValue={pledge && typedPledge(pledge)}
        errors={[...(errors['amount'] ?? []), ...(errors['percent'] ?? [])]}
      />
      <SelectField
        id="pledge-item"
        name="item"
        label={t('pledge.for')}
        placeholder={t('pledge.for_all')}
        defaultValue={pledge?.item_id ?? ''}
        choices={choices}
        errors={errors['item_id'] ?? []}
      />
      <Checkbox id="pledge-says" name="says" label={t('pledge.says_item')} defaultChecked={pledge?.says_item ?? true} />
      <TextField
        id="pledge-note"
        name="note"
        label={t('pledge.note')}
        hint={t('pledge.note_hint')}
        maxLength={500}
        autoComplete="off"
        defaultValue={pledge?.note}
        errors={errors['note'] ?? []}
      />
      {pledge && (
        <TextField
          id="pledge-received"
          name="received"
          label={t('pledge.received_so_far')}
          inputMode="decimal"
          placeholder="$0.00"
          autoComplete="off"
          defaultValue={pledge.received === 0 ? '' : showMoney(pledge.received)}
          errors={errors['received'] ?? []}
        />
      )}
      <div className="budget-begin">
        <button className="button main small" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t('pledge.save')}
        </button>
        <button className="button small" type="button" onClick={onClose}>
          {t('contributor.cancel')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}

interface Saving extends Pick<Props, 'page' | 'onClose'> {
  pledge: ListedPledge | undefined
  contributor_id: number
  name: string
}

/** Sends what the form says. */
function useSaving({ pledge, contributor_id, name, page, onClose }: Saving) {
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(contributorWords)
  // What stands in the fields is of this version, whatever is fetched meanwhile.
  const [version] = useState(pledge?.version)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = (field: string) => String(given.get(field) ?? '').trim()
    const typed = readPledge(word('amount'))
    const received = word('received') === '' ? 0 : readMoney(word('received'))
    if (!typed) return setErrors({ amount: [t('pledge.amount_unread')] })
    if (received === undefined) return setErrors({ received: [t('pledge.amount_unread')] })
    const item_id = word('item') === '' ? null : Number(word('item'))
    const said = { ...typed, item_id, says_item: given.has('says'), note: word('note') }
    const { isDone } = await once(
      async (act) => {
        if (pledge) await api.pledges.update.call({ id: pledge.id, version, act, received, ...said })
        else await api.pledges.create.call({ contributor_id, user_id: page.wedding.user_id, act, ...said })
        return t('pledge.saved', { name })
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, contributorWords)
      },
    )
    if (isDone) onClose()
  }
  return { errors, submit, isPending }
}
