import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { t } from '#web/text/text.ts'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import type { UploadedFile } from '#web/ui/upload/upload-calls.ts'
import { AskedStep } from './asked-step.tsx'
import { addressOf } from './claim-steps.ts'
import { Back } from './code-step.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { mostEvidence } from './evidence.ts'
import type { StepProps } from './step-props.ts'

/** What no code can settle goes to a person, with what somebody can show. */
export function AskStep({ posted, search, vendors: [vendor], claims, later, picture }: StepProps) {
  const [files, setFiles] = useState<UploadedFile[]>([])
  const claim = claims.find(({ vendor_id }) => vendor_id === search.vendor)
  if (claim) return <AskedStep key="asked" claim={claim} posted={posted} later={later} picture={picture} />
  const vendor_id = search.vendor ?? 0
  const without = (id: number) => files.filter((file) => file.id !== id)
  return (
    <SetupFrame
      key="ask"
      step={3}
      steps={3}
      later={later}
      picture={picture}
      posted={posted}
      back={<Back />}
      name="ask"
      takesFile
      title={t(vendor?.standing === 'held' ? 'claims.held_title' : 'claims.no_code_title')}
      text={t(vendor?.standing === 'held' ? 'claims.held_text' : 'claims.no_code_text', { title: vendor?.title ?? '' })}
      save={({ words = '' }) => api.vendor_claims.ask.call({ vendor_id, words, file_ids: files.map(({ id }) => id) })}
      to={addressOf('ask', { vendor: search.vendor })}
      button={t('claims.send_to_person')}
    >
      {(errors) => (
        <>
          <TextAreaField
            label={t('claims.words')}
            name="words"
            rows={6}
            minLength={30}
            maxLength={3_000}
            need="required"
            hint={t('claims.words_hint')}
            errors={errors['words']}
            defaultValue={posted?.values['words'] ?? ''}
          />
          <div className="claim-evidence">
            <EvidenceField
              vendor_id={vendor_id}
              posted={posted}
              errors={errors['file_ids'] ?? errors['file']}
              isFull={files.length >= mostEvidence}
              onKept={(file) => setFiles((now) => [...now.filter(({ id }) => id !== file.id), file].slice(0, mostEvidence))}
            />
            <Brought files={files} leaveOut={(id) => setFiles(without(id))} />
          </div>
        </>
      )}
    </SetupFrame>
  )
}

/** What is to go with the words; it is sent with them, and not before. */
function Brought({ files, leaveOut }: { files: readonly UploadedFile[]; leaveOut: (id: number) => void }) {
  if (files.length === 0) return null
  return (
    <ul className="evidence-list" aria-label={t('claims.evidence_added')}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <button className="button small" type="button" aria-label={t('claims.leave_out_named', { name })} onClick={() => leaveOut(id)}>
            {t('claims.leave_out')}
          </button>
        </li>
      ))}
    </ul>
  )
}
