import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import type { Errors } from '../cost-draft.ts'
import { leaveWords } from '#web/ui/leave-words.ts'
import type { ContributorsPage, ListedContributor } from './contract.ts'
import { contributorWords } from './contributor-words.ts'

interface Props {
  contributor?: ListedContributor
  page: ContributorsPage
  onClose: () => void
}

/** Who gives, and where their link goes. */
export function ContributorForm({ contributor, page, onClose }: Props) {
  const [errors, setErrors] = useState<Errors>({})
  const { once, isPending } = useActs(contributorWords)
  // What stands in the fields is of this version, whatever is fetched meanwhile.
  const [version] = useState(contributor?.version)
  const [isTyped, setTyped] = useState(false)
  const { isChanged } = useTyped(isTyped)
  const isNew = contributor === undefined

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const said = { name: word('name'), email: word('email') }
    const { isDone } = await once(
      async (act) => {
        if (contributor) await api.contributors.update.call({ id: contributor.id, version, act, ...said })
        else await api.contributors.create.call({ ...said, user_id: page.wedding.user_id, act })
        return t(isNew ? 'contributor.invited' : 'contributor.saved', said)
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, contributorWords)
      },
    )
    if (isDone) onClose()
  }

  return (
    <form
      className="cost-fields payment-form giver-form"
      noValidate
      onSubmit={submit}
      onChange={() => setTyped(true)}
      aria-label={contributor ? t('contributor.edit_of', contributor) : t('contributor.invite')}
    >
      <TextField
        id="giver-name"
        name="name"
        label={t('contributor.name')}
        hint={t('contributor.name_hint')}
        placeholder={t('contributor.name_example')}
        maxLength={200}
        autoComplete="off"
        defaultValue={contributor?.name}
        errors={errors['name'] ?? []}
      />
      <TextField
        id="giver-email"
        name="email"
        type="email"
        label={t('contributor.email')}
        hint={t(isNew ? 'contributor.email_hint' : 'contributor.email_changes')}
        maxLength={254}
        autoComplete="off"
        defaultValue={contributor?.email}
        errors={errors['email'] ?? []}
      />
      <div className="budget-begin">
        <button className="button main small" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {t(isNew ? 'contributor.save_new' : 'contributor.save')}
        </button>
        <button className="button small" type="button" onClick={onClose}>
          {t('contributor.cancel')}
        </button>
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={() => true} />
    </form>
  )
}
