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
import type { UploadedFile } from '#web/ui/upload/upload-calls.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'
import { vendorWords } from '../tool/vendor-words.ts'
import { type FileKind, fileKinds, type VendorFile } from './contract.ts'
import { kindWords } from './file-words.ts'

interface Props {
  vendor: { id: number; name: string }
  /** The newest version of each that is there. */
  newest: readonly VendorFile[]
  onClose: () => void
}

const fresh = 'new'

interface Draft {
  file: UploadedFile | undefined
  kind: FileKind
  ends_on: string
  version: string
}

const blank: Draft = { file: undefined, kind: 'contract', ends_on: '', version: fresh }

/** A file that is kept with a vendor once somebody says what it is. */
export function NewFile({ vendor: { id, name }, newest, onClose }: Props) {
  const [draft, setDraft] = useState(blank)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const { once, isPending } = useActs(vendorWords)

  async function keep(event: FormEvent) {
    event.preventDefault()
    const { file, kind, ends_on, version } = draft
    if (!file) return setErrors({ file_id: [t('vendor_file.missing')] })
    const said = { id, file_id: file.id, kind, ends_on: ends_on || null, version_of: version === fresh ? null : Number(version) }
    const { isDone } = await once(
      async (act) => {
        await api.vendor_files.create.call({ ...said, act }, { context: { says_fields: true } })
        return t('vendor_file.added', { name: file.name })
      },
      (error) => {
        if (refusal(error)?.status === 422) setErrors(refusal(error)?.errors ?? {})
        else sayFailure(error, vendorWords)
      },
    )
    if (isDone) onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('vendor_file.of', { name })}>
      <form className="kept-file-form" noValidate onSubmit={(event) => void keep(event)}>
        <UploadField
          label={t('private_file.file')}
          hint={draft.file ? t('vendor_file.chosen', { name: draft.file.name }) : t('private_file.hint')}
          errors={errors['file_id'] ?? []}
          place={`vendor-${id}-file`}
          purpose="document"
          hidesKept
          onKept={(file) => {
            setDraft((now) => ({ ...now, file }))
            setErrors({})
          }}
        />
        <Fields newest={newest} draft={draft} errors={errors} change={(some) => setDraft((now) => ({ ...now, ...some }))} />
        <Button type="submit" look="main" isPending={isPending}>
          {t('vendor_file.keep')}
        </Button>
      </form>
    </Dialog>
  )
}

interface FieldsProps extends Pick<Props, 'newest'> {
  draft: Draft
  errors: Record<string, string[]>
  change: (some: Partial<Draft>) => void
}

function Fields({ newest, draft: { kind, ends_on, version }, errors, change }: FieldsProps) {
  const chooseVersion = (value: string) => change({ version: value, kind: newest.find(({ id }) => String(id) === value)?.kind ?? kind })
  return (
    <>
      {newest.length > 0 && (
        <SelectField
          label={t('vendor_file.version')}
          choices={[
            { value: fresh, label: t('vendor_file.new') },
            ...newest.map(({ id, name }) => ({ value: String(id), label: t('vendor_file.next_of', { name }) })),
          ]}
          value={version}
          errors={errors['version_of'] ?? []}
          onChange={chooseVersion}
        />
      )}
      <SelectField
        label={t('vendor_file.kind')}
        choices={fileKinds.map((value) => ({ value, label: kindWords[value] }))}
        value={kind}
        onChange={(value) => change({ kind: fileKinds.find((one) => one === value) ?? 'other' })}
      />
      {kind === 'certificate' && (
        <DateField
          label={t('vendor_file.ends_on')}
          hint={t('vendor_file.ends_on_hint')}
          errors={errors['ends_on'] ?? []}
          value={ends_on}
          onChange={(day) => change({ ends_on: day })}
        />
      )}
    </>
  )
}
