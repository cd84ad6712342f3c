import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { api } from '#web/api.ts'
import { t } from '#web/text/guest-tools-text.ts'
import { confirm } from '#web/ui/confirmation.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import type { BriefEvent } from '../events/contract.ts'
import { useOnce } from '../guests/guest-once.ts'
import type { Preview } from './contract.ts'
import { LetterChoices } from './letter-choices.tsx'
import { LetterCounts } from './letter-counts.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { previewQuery, type Said } from './letters-query.ts'
import { type LettersSearch, wantedOf } from './letters-search.ts'

interface Props {
  search: LettersSearch
  events: readonly BriefEvent[]
  email: string
}

/** What to send to whom, and beside it the letter as it arrives. */
export function LetterDesk({ search, events, email }: Props) {
  const navigate = useNavigate()
  const [said, setSaid] = useState<Said>({ subject: '', words: '' })
  const { data, isError, refetch } = useQuery(previewQuery(search, useDeferredValue(said)))
  const change = (next: LettersSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  const preview = isError ? undefined : data?.data
  return (
    <div className="letter-desk">
      <div>
        <LetterChoices search={search} events={events} change={change} />
        <TextField
          label={t('letters_page.subject')}
          name="subject"
          maxLength={120}
          placeholder={said.subject === '' ? preview?.subject : undefined}
          value={said.subject}
          onChange={({ currentTarget: { value } }) => setSaid({ ...said, subject: value })}
        />
        <TextAreaField
          label={t('letters_page.words')}
          hint={t('letters_page.words_hint')}
          name="words"
          rows={6}
          maxLength={3_000}
          value={said.words}
          onChange={({ currentTarget: { value } }) => setSaid({ ...said, words: value })}
        />
        {preview && <LetterCounts preview={preview} />}
        {preview && <Buttons search={search} said={said} preview={preview} email={email} />}
      </div>
      {isError && (
        <p className="letters-unconfirmed" role="alert">
          {t('letters_page.no_preview')}{' '}
          <button className="button small" type="button" onClick={() => void refetch()}>
            {t('letters_page.look_again')}
          </button>
        </p>
      )}
      {preview && (
        <section className="letter-preview" aria-label={t('letters_page.preview', { subject: preview.subject })}>
          <p className="num">
            <b>{preview.subject}</b>
          </p>
          <LetterFrame html={preview.html} title={t('letters_page.preview', { subject: preview.subject })} />
        </section>
      )}
    </div>
  )
}

interface ButtonProps {
  search: LettersSearch
  said: Said
  preview: Preview
  email: string
}

function Buttons({ search, said, preview: { letters, is_confirmed }, email }: ButtonProps) {
  const cache = useQueryClient()
  const { once, isPending } = useOnce()
  const input = { ...wantedOf(search), ...said }
  if (!is_confirmed) {
    return (
      <p className="letters-unconfirmed">
        {t('letters_page.unconfirmed')} <Link to="/confirm-address/{-$token}">{t('letters_page.confirm')}</Link>
      </p>
    )
  }
  const test = () =>
    once(async () => {
      await api.invitations.test.call(input)
      toast({ kind: 'done', milliseconds: 6_000, lines: [t('letters_page.tested', { email })] })
    })
  const send = () =>
    confirm({
      title: letters === 1 ? t('letters_page.confirm_title_one') : t('letters_page.confirm_title', { n: letters }),
      text: t('letters_page.confirm_text'),
      accept: sendWords(letters),
      params: input,
      action: async (input) => {
        await api.invitations.send.call(input)
        await cache.invalidateQueries({ queryKey: api.invitations.key() })
        document.getElementById('letters-sent')?.focus()
      },
    })
  return (
    <div className="letter-buttons">
      <button className="button main" type="button" disabled={letters === 0} onClick={send}>
        {sendWords(letters)}
      </button>
      <button className="button" type="button" aria-disabled={isPending} onClick={() => void test()}>
        {t('letters_page.test')}
      </button>
    </div>
  )
}

function sendWords(letters: number): string {
  if (letters === 0) return t('letters_page.send_none')
  return letters === 1 ? t('letters_page.send_one') : t('letters_page.send', { n: letters })
}
