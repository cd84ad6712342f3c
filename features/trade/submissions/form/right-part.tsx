import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/plain/checkbox.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import type { RightKind, Submission } from '../submission-shapes.ts'

interface Props {
  submission: Submission
  kind: RightKind
  /** It is theirs alone to give, and nobody is asked by letter. */
  isOwn: boolean
  mayGive: boolean
  title: string
  text: string
}

/** One yes: given here in one’s own name, or asked for by a letter. */
export function RightPart({ submission, kind, isOwn, mayGive, title, text }: Props) {
  const right = submission.rights.find((one) => one.kind === kind)
  const isGiven = right?.signed_at != null && right.withdrawn_at === null
  const [isGiving, setGiving] = useState(isOwn)
  return (
    <section className="submission-right" aria-labelledby={`right-${kind}`}>
      <h2 id={`right-${kind}`}>{title}</h2>
      <p>{text}</p>
      {isGiven && (
        <p className="submission-here">
          <Icon name="check" /> {t('submission.given_by', { name: right.name })}
        </p>
      )}
      {right?.withdrawn_at && <p className="submission-note">{t('submission.said_no', { name: right.name })}</p>}
      {right && !isGiven && !right.withdrawn_at && right.asked_at && (
        <p className="submission-note">
          {t(right.email ? 'submission.waiting_for' : 'co_authors.no_letter', { name: right.name, email: right.email })}
        </p>
      )}
      {!right && !submission.is_own && <p>{t('co_authors.not_asked')}</p>}
      {!isGiven &&
        submission.is_own &&
        (isGiving ? (
          <Give submission={submission} kind={kind} />
        ) : (
          <Ask submission={submission} kind={kind} isAgain={right !== undefined} />
        ))}
      {!isGiven && mayGive && !isOwn && submission.is_own && (
        <button className="button ghost small" type="button" onClick={() => setGiving(!isGiving)}>
          {t(isGiving ? 'submission.ask_instead' : 'submission.give_instead')}
        </button>
      )}
    </section>
  )
}

function Ask({ submission, kind, isAgain }: Pick<Props, 'submission' | 'kind'> & { isAgain: boolean }) {
  const { once, isPending } = useActs()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const partner = kind === 'partner_1' ? submission.metas.spouse_1 : kind === 'partner_2' ? submission.metas.spouse_2 : undefined
  const photographer = submission.taxonomy.vendors.find(({ service }) => service === 'photographers')?.name
  const ask = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault()
    const said = new FormData(sent.currentTarget)
    const input = { id: submission.id, kind, name: String(said.get('name')), email: String(said.get('email')), again: isAgain }
    await once(
      async () => {
        await api.submission_rights.ask.call(input, { context: { says_fields: true } })
        setErrors({})
        return t('submission.asked_by_letter', { email: input.email })
      },
      (error) => setErrors(refusal(error)?.errors ?? { email: [t('error.no_connection')] }),
    )
  }
  const name = partner ? `${partner.firstname} ${partner.lastname}`.trim() : photographer
  return (
    <form className="submission-group" noValidate onSubmit={(sent) => void ask(sent)}>
      <TextField
        label={t('submission.their_name')}
        name="name"
        id={`${kind}-name`}
        defaultValue={name}
        errors={errors['name']}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        label={t('submission.their_email')}
        name="email"
        id={`${kind}-email`}
        type="email"
        errors={errors['email']}
        maxLength={254}
        autoComplete="off"
      />
      <button className="button" type="submit" disabled={isPending}>
        {t(isAgain ? 'submission.ask_again' : 'submission.ask')}
      </button>
    </form>
  )
}

const allowances = [
  { name: 'names', label: t('submission.allow_names') },
  { name: 'faces', label: t('submission.allow_faces') },
  { name: 'cost', label: t('submission.allow_cost') },
]

function Give({ submission, kind }: Pick<Props, 'submission' | 'kind'>) {
  const { once, isPending } = useActs()
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { firstname, lastname } = submission.metas.spouse_1
  const give = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault()
    const said = new FormData(sent.currentTarget)
    const allows = { names: said.has('names'), faces: said.has('faces'), cost: said.has('cost') }
    await once(
      async () =>
        void (await api.submission_rights.give.call(
          { id: submission.id, kind, name: String(said.get('name')), ...allows },
          { context: { says_fields: true } },
        )),
      (error) => setErrors(refusal(error)?.errors ?? { name: [t('error.no_connection')] }),
    )
  }
  const isLicence = kind === 'licence'
  return (
    <form className="submission-fields" noValidate onSubmit={(sent) => void give(sent)}>
      {!isLicence &&
        allowances.map(({ name, label }) => <Checkbox key={name} label={label} name={name} id={`${kind}-${name}`} defaultChecked />)}
      <TextField
        label={t('submission.sign_name')}
        name="name"
        id={`${kind}-sign`}
        defaultValue={isLicence ? '' : `${firstname} ${lastname}`.trim()}
        errors={errors['name']}
        maxLength={120}
        autoComplete="name"
      />
      <button className="button" type="submit" disabled={isPending}>
        {t('submission.sign')}
      </button>
    </form>
  )
}
