import { useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Submission } from '../submission-shapes.ts'

/** Who made it and is not in the directory: each of them can be asked there by one letter. */
export function VendorInvites({ submission: { id, is_own, taxonomy, known_vendors, invited_vendors } }: { submission: Submission }) {
  const names = new Set(taxonomy.vendors.map(({ name }) => name).filter((name) => name.length >= 2 && !known_vendors.includes(name)))
  if (!is_own || names.size === 0) return null
  return (
    <section className="submission-invites" aria-labelledby="invites-title">
      <h2 id="invites-title">{t('inviting.credited_title')}</h2>
      <p>{t('inviting.credited_hint')}</p>
      <ul>
        {[...names].map((name) => (
          <li key={name}>
            {invited_vendors.includes(name) ? (
              <p className="submission-here">
                <b>{name}</b> <Icon name="check" /> {t('inviting.credited_asked')}
              </p>
            ) : (
              <Invite id={id} name={name} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** It stands within the form of its step, so that it sends by its own button, and by Enter. */
function Invite({ id, name }: { id: number; name: string }) {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<string[]>([])
  const { once, isPending } = useActs()
  const ask = () =>
    void once(
      async () => {
        await api.business_invitations.askCredited.call({ id, name, email }, { context: { says_fields: true } })
        toast({ kind: 'done', lines: [t('inviting.sent')] })
      },
      (error) => setErrors(wordsIn(error)),
    )
  return (
    <div className="submission-invite">
      <TextField
        label={t('inviting.credited_email', { name })}
        name={`invite-${name}`}
        type="email"
        maxLength={254}
        autoComplete="off"
        value={email}
        errors={errors}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        onEnter={ask}
      />
      <button className="button small" type="button" aria-disabled={isPending} onClick={ask}>
        {t('inviting.credited_send', { name })}
      </button>
    </div>
  )
}

function wordsIn(error: unknown): string[] {
  const refused = refusal(error)
  const says = Object.values(refused?.errors ?? {}).flat()
  return says.length > 0 ? says : [refused?.message || t('error.no_connection')]
}
