import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { ownPath } from '#web/own-path.ts'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { LeaveDialog, useTyped } from '#web/ui/leave-dialog.tsx'
import type { RegistryPage } from '../contract.ts'
import { leaveWords, registryWords } from './registry-words.ts'

interface Props {
  page: RegistryPage
  /** Where to go when it is not begun. */
  callback?: string | undefined
  onSaved?: () => void
}

/** What the page for guests says, and where the couple's own accounts are: how a registry begins, and how it is changed. */
export function RegistryWordsForm({ page: { data: registry, wedding }, callback, onSaved }: Props) {
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(registryWords)
  const [isTyped, setTyped] = useState(false)
  const { isChanged, forget } = useTyped(isTyped)
  const navigate = useNavigate()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const word = (name: string) => String(given.get(name) ?? '').trim()
    const said = { headline: word('headline'), story: word('story'), paypal: word('paypal'), venmo: word('venmo'), bank: word('bank') }
    const { user_id } = wedding
    setErrors({})
    const { isDone, fresh } = await once(
      async (act) => {
        if (registry) await api.registry.update.call({ ...said, version: registry.version, user_id, act })
        else await api.registry.create.call({ ...said, user_id, act })
        return registry ? t('registry.saved') : t('registry.begun')
      },
      (error) => {
        const refused = refusal(error)
        if (refused?.status === 422 && Object.keys(refused.errors).length > 0) setErrors(refused.errors)
        else sayFailure(error, registryWords)
      },
    )
    if (!isDone) return
    forget()
    setTyped(false)
    await fresh
    onSaved?.()
  }

  const cancel = () => void navigate({ href: ownPath(callback) ?? '/dashboard' })
  return (
    <form
      className="registry-fields registry-words"
      noValidate
      onSubmit={submit}
      onChange={() => setTyped(true)}
      aria-label={t('registry.words')}
    >
      <WordFields registry={registry} errors={errors} />
      <div className="registry-buttons">
        <button className="button main" type="submit" aria-disabled={isPending} aria-busy={isPending}>
          {registry ? t('registry.save') : t('registry.begin')}
        </button>
        {!registry && (
          <button className="button ghost" type="button" onClick={cancel}>
            {t('registry.cancel')}
          </button>
        )}
      </div>
      <LeaveDialog isChanged={isChanged} words={leaveWords} stays={(query) => 'view' in query && query.view === 'page'} />
    </form>
  )
}

interface WordFieldsProps {
  registry: RegistryPage['data']
  errors: Record<string, string[]>
}

function WordFields({ registry, errors }: WordFieldsProps) {
  const field = (name: 'headline' | 'story' | 'paypal' | 'venmo' | 'bank') => ({
    id: `registry-${name}`,
    name,
    defaultValue: registry?.[name],
    errors: errors[name] ?? [],
  })
  return (
    <>
      {errors['wedding_date'] && <p role="alert">{errors['wedding_date'].join(' ')}</p>}
      <TextField
        label={t('registry.headline')}
        placeholder={t('registry.headline_example')}
        maxLength={80}
        autoComplete="off"
        {...field('headline')}
      />
      <TextAreaField label={t('registry.story')} hint={t('registry.story_hint')} rows={4} maxLength={2_000} {...field('story')} />
      <h2>{t('registry.ways')}</h2>
      <p className="registry-quiet">{t('registry.ways_hint')}</p>
      <TextField
        label={t('registry.paypal')}
        placeholder="paypal.me/june"
        maxLength={100}
        autoComplete="off"
        inputMode="url"
        {...field('paypal')}
      />
      <TextField label={t('registry.venmo')} placeholder="@june" maxLength={100} autoComplete="off" {...field('venmo')} />
      <TextAreaField label={t('registry.bank')} hint={t('registry.bank_hint')} rows={3} maxLength={600} {...field('bank')} />
    </>
  )
}
