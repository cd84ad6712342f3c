import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Emphasis } from '#web/text/emphasis.tsx'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { ImportBusy } from './import-busy.tsx'
import type { useSourceReading } from './source-reading.ts'
import { refusalWords } from './refusal-words.ts'

interface Props {
  sources: Pick<ReturnType<typeof useSourceReading>, 'read' | 'busy' | 'refused'>
  /** Kinds of files that will do. */
  accepted: string
  words: { title: string; lead: string; hint: string; example: string; kinds: string }
  /** What is said where no script can read a file. */
  unread: ReactNode
}

/** A file, or what somebody copied. */
export function ImportStart({ sources: { read, busy, refused }, accepted, words, unread }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  // Who cancels goes on where a file is chosen.
  useEffect(() => {
    if (refused === 'stopped') chooser.current?.focus()
  }, [refused])
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) void read({ name: file.name, file, words: t('file_import.reading', { name: file.name }) })
    currentTarget.value = ''
  }
  return (
    <>
      <div className="import-head">
        <div>
          <h2>
            <Emphasis text={words.title} />
          </h2>
          <p className="lead">{words.lead}</p>
        </div>
      </div>
      <div role="alert">
        {refused && (
          <p className="form-error">
            <Icon name="warning-circle-fill" /> {refusalWords(refused, words.kinds)}
          </p>
        )}
      </div>
      {busy && <ImportBusy busy={busy} />}
      <noscript>
        <p className="form-error">{unread}</p>
      </noscript>
      <div className="import-start">
        <div className="import-drop">
          <Icon name="file-xls" />
          <label htmlFor="import-file">
            <span className="button main large">{t('file_import.file')}</span>
            <span className="only-fine">{t('file_import.drop')}</span>
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
            {words.hint}
          </p>
        </div>
        <Pasted
          example={words.example}
          isBusy={busy !== undefined}
          onRead={(text) => {
            const name = t('file_import.pasted')
            void read({ name, file: undefined, text, words: t('file_import.reading', { name }) })
          }}
        />
      </div>
    </>
  )
}

function Pasted({ example, isBusy, onRead }: { example: string; isBusy: boolean; onRead: (text: string) => void }) {
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
        label={t('file_import.paste')}
        hint={t('file_import.paste_hint')}
        placeholder={example}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <button className="button" type="submit" disabled={pasted.trim() === '' || isBusy}>
        {t('file_import.paste_read')}
      </button>
    </form>
  )
}
