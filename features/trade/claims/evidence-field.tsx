import { useHydrated } from '@tanstack/react-router'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { FileField } from '#web/ui/plain/file-field.tsx'
import type { UploadedFile } from '#web/ui/upload/upload-calls.ts'
import { UploadField } from '#web/ui/upload/upload-field.tsx'

interface Props {
  vendor_id: number
  posted: PostedForm | undefined
  errors: string[] | undefined
  /** So many are there already that no more fit. */
  isFull: boolean
  onKept: (file: UploadedFile) => void
}

/** Files for an operator's eyes; without script one comes with the form, and the next after it. */
export function EvidenceField({ vendor_id, posted, errors, isFull, onKept }: Props) {
  const isAlive = useHydrated()
  const before = posted?.values['file']
  if (isFull) return <p>{t('claims.evidence_full')}</p>
  if (isAlive)
    return (
      <UploadField
        label={t('claims.evidence')}
        hint={t('claims.evidence_hint')}
        errors={errors ?? []}
        place={`claim-${vendor_id}`}
        purpose="document"
        allowsMany
        hidesKept
        onKept={onKept}
      />
    )
  return (
    <>
      {before && <input type="hidden" name="file" value={before} />}
      <FileField
        label={t('claims.evidence')}
        hint={before ? t('claims.evidence_here') : t('claims.evidence_one')}
        name="file"
        accept={['application/pdf', 'image/*']}
        errors={errors ?? []}
      />
    </>
  )
}
