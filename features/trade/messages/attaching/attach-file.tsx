import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { FileField } from '#web/ui/plain/file-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import type { PostedForm } from '#web/start/start-context.ts'
import type { Thread } from '../contract.ts'
import { fileKinds } from '../sides.ts'
import { kindWords } from './file-words.ts'

/** How a file is sent; without script it is a form of its own. */
export function AttachFile({ thread, posted }: { thread: Thread; posted?: PostedForm | undefined }) {
  const isAlive = useHydrated()
  const [isOpen, setOpen] = useState(false)
  if (!isAlive) return <PlainAttach posted={posted?.values['form'] === 'file' ? posted : undefined} />
  return (
    <>
      <button className="button small messages-attach" type="button" onClick={() => setOpen(true)}>
        {t('sent_file.attach')}
      </button>
      {isOpen && (
        <Suspense>
          <FileSending thread={thread} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const FileSending = lazy(async () => ({ default: (await import('./file-sending.tsx')).FileSending }))

function PlainAttach({ posted }: { posted: PostedForm | undefined }) {
  return (
    <details className="messages-passing" open={posted !== undefined}>
      <summary>{t('sent_file.attach')}</summary>
      <form method="post" encType="multipart/form-data">
        <input type="hidden" name="form" value="file" />
        <FileField
          label={t('sent_file.file')}
          name="file"
          accept={['application/pdf', 'image/*']}
          errors={posted?.errors['file_id'] ?? []}
        />
        <SelectField
          label={t('sent_file.kind')}
          name="kind"
          defaultValue={posted?.values['kind'] ?? 'contract'}
          choices={fileKinds.map((value) => ({ value, label: kindWords[value] }))}
        />
        <DateField
          label={t('sent_file.ends_on')}
          hint={t('sent_file.certificate')}
          name="ends_on"
          defaultValue={posted?.values['ends_on'] ?? ''}
          errors={posted?.errors['ends_on'] ?? []}
        />
        <button className="button small" type="submit">
          {t('sent_file.send')}
        </button>
      </form>
    </details>
  )
}
