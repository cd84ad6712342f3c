import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { useKeptWords } from '#features/guests/drafts/kept-words.ts'
import { LetterButtons } from './letter-buttons.tsx'
import { LetterChoices } from './letter-choices.tsx'
import { LetterCounts } from './letter-counts.tsx'
import { LetterFrame } from './letter-frame.tsx'
import { previewQuery, type Said } from './letters-query.ts'
import type { LettersSearch } from './letters-search.ts'
import { isShut, type TellableEvent, toldEvents } from './told-events.ts'

interface Props {
  search: LettersSearch
  events: readonly TellableEvent[]
  /** Where the couple lives. */
  today: string
  email: string
  /** What was sent, near the buttons: half a minute is short to look for the one that stops it. */
  children: ReactNode
}

/** What to send to whom, and beside it the letter as it arrives. */
export function LetterDesk({ search, events, today, email, children }: Props) {
  const navigate = useNavigate()
  const { value: said, set: setSaid } = useKeptWords(search.kind ?? 'invitation', nothing)
  const told = toldEvents(search, events, today)
  const ids = told.map(({ id }) => id)
  const { data, isError, refetch } = useQuery(previewQuery(search, ids, useDeferredValue(said)))
  const change = (next: LettersSearch) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
  const preview = isError || ids.length === 0 ? undefined : data?.data
  return (
    <div className="letter-desk">
      <div>
        <LetterChoices search={search} events={events} today={today} change={change} />
        <TextField
          label={t('letters_page.subject')}
          name="subject"
          maxLength={120}
          placeholder={said.subject === '' ? preview?.subject : undefined}
          value={said.subject}
          errors={said.subject.length > 120 ? [t('letters_page.too_long')] : undefined}
          onChange={({ currentTarget: { value } }) => setSaid({ subject: value })}
        />
        <TextAreaField
          label={t('letters_page.words')}
          hint={t('letters_page.words_hint')}
          name="words"
          rows={6}
          maxLength={3_000}
          value={said.words}
          errors={said.words.length > 3_000 ? [t('letters_page.too_long')] : undefined}
          onChange={({ currentTarget: { value } }) => setSaid({ words: value })}
        />
        {ids.length === 0 && <NothingTold isShut={events.every((event) => isShut(event, search.kind ?? 'invitation', today))} />}
        {preview && <LetterCounts preview={preview} kind={search.kind} />}
        {preview && <LetterButtons search={search} said={said} told={told} preview={preview} email={email} />}
        {children}
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

const nothing: Said = { subject: '', words: '' }

/** There is no letter to show: everything is closed, or nothing is ticked. */
function NothingTold({ isShut }: { isShut: boolean }) {
  return (
    <p className="letters-unconfirmed" role="status">
      {isShut ? (
        <>
          {t('letters_page.all_closed')} <Link to="/tools/guest-list/replies">{t('letters_page.to_deadlines')}</Link>
        </>
      ) : (
        t('letters_page.none_told')
      )}
    </p>
  )
}
