import { type FormEvent, useState } from 'react'
import { useActs } from '#web/client/acts.ts'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { sayFailure } from '#web/client/taking-back.ts'
import { t } from '#web/text/text.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import type { UploadedFile } from '#web/ui/upload/upload-calls.ts'
import type { Thread } from '../contract.ts'
import { nameOf } from '../conversation-words.ts'
import { type FileKind, fileKinds } from '../sides.ts'
import { kindWords } from './file-words.ts'

const fresh = 'new'

interface Draft {
  file: UploadedFile | undefined
  kind: FileKind
  ends_on: string
  version: string
  words: string
}

const blank: Draft = { file: undefined, kind: 'contract', ends_on: '', version: fresh, words: '' }

/** A file on its way to the other side; nothing is sent before its sender says so. */
export function FileSending({ thread, onClose }: { thread: Thread; onClose: () => void }) {
  const [draft, setDraft] = useState(blank)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs()

  async function send(event: FormEvent) {
    event.preventDefault()
    const { file, version, ends_on, kind, words } = draft
    if (!file) return setErrors({ file_id: [t('sent_file.no_file')] })
    const said = { file_id: file.id, kind, ends_on: ends_on || null, version_of: version === fresh ? null : Number(version), words }
    const { isDone } = await once(
      async () => {
        await api.sent_files.send.call({ id: thread.id, ...said }, { context: { says_fields: true } })
        // What is sent is not taken back.
        return { said: t('sent_file.sent'), undo: undefined }
      },
      (error) => {
        if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors ?? {})
        else void sayFailure(error, undefined)
      },
    )
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('sent_file.title', { name: nameOf(thread) })}>
      <form className="sent-file-form" noValidate onSubmit={(event) => void send(event)}>
        <p>{t('sent_file.lead')}</p>
        <UploadField
          label={t('sent_file.file')}
          hint={draft.file ? t('sent_file.chosen', { name: draft.file.name }) : t('sent_file.hint')}
          errors={errors['file_id'] ?? []}
          place={`conversation-${thread.id}`}
          purpose="document"
          hidesKept
          onKept={(file) => {
            setDraft((now) => ({ ...now, file }))
            setErrors({})
          }}
        />
        <Fields thread={thread} draft={draft} errors={errors} change={(some) => setDraft((now) => ({ ...now, ...some }))} />
        <Button type="submit" look="main" isPending={isPending}>
          {t('sent_file.send')}
        </Button>
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  thread: Thread
  draft: Draft
  errors: Record<string, string[]>
  change: (some: Partial<Draft>) => void
}

function Fields({ thread, draft: { kind, ends_on, version, words }, errors, change }: FieldsProps) {
  const newest = thread.files.filter(({ is_newest }) => is_newest)
  const chooseVersion = (value: string) => change({ version: value, kind: newest.find(({ id }) => String(id) === value)?.kind ?? kind })
  return (
    <>
      {newest.length > 0 && (
        <SelectField
          label={t('sent_file.version')}
          choices={[
            { value: fresh, label: t('sent_file.new') },
            ...newest.map(({ id, name }) => ({ value: String(id), label: t('sent_file.next_of', { name }) })),
          ]}
          value={version}
          onChange={chooseVersion}
        />
      )}
      <SelectField
        label={t('sent_file.kind')}
        choices={fileKinds.map((value) => ({ value, label: kindWords[value] }))}
        value={kind}
        onChange={(value) => change({ kind: fileKinds.find((one) => one === value) ?? 'other' })}
      />
      {kind === 'certificate' && (
        <DateField
          label={t('sent_file.ends_on')}
          errors={errors['ends_on'] ?? []}
          value={ends_on}
          onChange={(day) => change({ ends_on: day })}
        />
      )}
      <TextAreaField
        label={t('sent_file.words')}
        rows={2}
        maxLength={5_000}
        value={words}
        errors={errors['words'] ?? []}
        onChange={(typed) => change({ words: typed })}
      />
    </>
  )
}
