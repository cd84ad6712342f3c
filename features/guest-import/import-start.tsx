import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/guest-import-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { RefusalKind } from './import-refusal.ts'
import type { useSource } from './import-state.ts'

const accepted =
  '.xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const refusals: Record<RefusalKind, string> = {
  too_large: t('guest_import.too_large'),
  too_many: t('guest_import.too_many'),
  old_excel: t('guest_import.old_excel'),
  locked: t('guest_import.locked'),
  not_ours: t('guest_import.not_ours'),
  broken: t('guest_import.broken'),
  empty: t('guest_import.empty'),
}

/** A file, or what somebody copied. */
export function ImportStart({ sources: { read, busy, refused } }: { sources: ReturnType<typeof useSource> }) {
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
            <Icon name="warning-circle-fill" /> {refusals[refused]}
          </p>
        )}
      </div>
      {busy && (
        <div className="import-busy">
          <Progress label={busy.words} percent={busy.part} />
        </div>
      )}
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
