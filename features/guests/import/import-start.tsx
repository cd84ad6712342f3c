import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { ImportBusy } from './import-busy.tsx'
import type { useSource } from './import-state.ts'
import { refusalWords } from './refusal-words.ts'

const accepted =
  '.xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file, or what somebody copied. */
export function ImportStart({ sources: { read, busy, refused } }: { sources: ReturnType<typeof useSource> }) {
  const chooser = useRef<HTMLInputElement>(null)
  // Who cancels goes on where a file is chosen.
  useEffect(() => {
    if (refused === 'stopped') chooser.current?.focus()
  }, [refused])
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) void read({ name: file.name, file, words: t('guest_import.reading', { name: file.name }) })
    currentTarget.value = ''
  }
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis text={t('guest_import.start_title')} />
          </h2>
          <p className="lead">{t('guest_import.start_lead')}</p>
        </div>
      </div>
      <div role="alert">
        {refused && (
          <p className="form-error">
            <Icon name="warning-circle-fill" /> {refusalWords[refused]}
          </p>
        )}
      </div>
      {busy && <ImportBusy busy={busy} />}
      <noscript>
        <p className="form-error">
          {t('guest_import.no_script')} <a href="/tools/guest-list?add=1">{t('guest_import.write_down')}</a>
        </p>
      </noscript>
      <div className="import-start">
        <div className="import-drop">
          <Icon name="file-xls" />
          <label htmlFor="import-file">
            <span className="button main large">{t('guest_import.file')}</span>
            <span className="only-fine">{t('guest_import.drop')}</span>
          </label>
          <input
            ref={chooser}
            id="import-file"
            type="file"
            accept={accepted}
            onChange={choose}
            disabled={busy !== undefined}
            aria-describedby="import-file-hint"
          />
          <p className="field-hint" id="import-file-hint">
            {t('guest_import.file_hint')}
          </p>
        </div>
        <Pasted
          isBusy={busy !== undefined}
          onRead={(text) => {
            const name = t('guest_import.pasted')
            void read({ name, file: undefined, text, words: t('guest_import.reading', { name }) })
          }}
        />
      </div>
    </>
  )
}

function Pasted({ isBusy, onRead }: { isBusy: boolean; onRead: (text: string) => void }) {
  const [pasted, setPasted] = useState('')
  const read = (event: FormEvent) => {
    event.preventDefault()
    if (pasted.trim() !== '') onRead(pasted)
  }
  return (
    <form className="import-paste" onSubmit={read}>
      <TextAreaField
        id="import-rows"
        name="rows"
        label={t('guest_import.paste')}
        hint={t('guest_import.paste_hint')}
        placeholder={t('guest_import.paste_example')}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <button className="button" type="submit" disabled={pasted.trim() === '' || isBusy}>
        {t('guest_import.paste_read')}
      </button>
    </form>
  )
}
