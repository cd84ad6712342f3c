import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { refusal } from '#web/client/refusal.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { longDay } from '#web/long-day.ts'
import { homePath } from '#web/map/routes.ts'
import { t } from '#web/text/text.ts'
import { Back } from './code-step.tsx'
import type { Claim } from './contract.ts'
import { EvidenceField } from './evidence-field.tsx'
import { mostEvidence } from './evidence.ts'
import { EvidenceList } from './shown/evidence-list.tsx'
import type { StepProps } from './step-props.ts'

/** What somebody asked for, as it went to a person; until that is decided they can show more. */
export function AskedStep({ claim: first, posted, later, picture }: { claim: Claim } & Pick<StepProps, 'posted' | 'later' | 'picture'>) {
  const [claim, setClaim] = useState(first)
  const [errors, setErrors] = useState<string[]>()
  const { id, vendor_id, title, state, reason, words, files } = claim
  const isOpen = state === 'open'

  async function show(file_id: number): Promise<void> {
    try {
      setClaim((await api.vendor_claims.show.call({ id, file_id })).data)
      setErrors(undefined)
    } catch (error) {
      setErrors([refusal(error)?.message ?? t('error.no_connection')])
    }
  }

  return (
    <SetupFrame
      step={3}
      steps={3}
      later={later}
      picture={picture}
      posted={posted}
      back={<Back />}
      name="later"
      takesFile
      title={t(isOpen ? 'claims.asked_title' : 'claims.decided_title')}
      text={isOpen ? t('claims.asked_text', { title, day: longDay(claim.created_at.slice(0, 10)) ?? '' }) : reason}
      save={async () => undefined}
      to={homePath({ is_vendor: false })}
      button={t('claims.home')}
    >
      <blockquote className="claim-words">{words}</blockquote>
      <EvidenceList files={files} />
      {isOpen && (
        <div className="claim-evidence">
          <EvidenceField
            vendor_id={vendor_id}
            posted={undefined}
            errors={errors ?? posted?.errors['file_id']}
            isFull={files.length >= mostEvidence}
            onKept={(file) => void show(file.id)}
          />
          {files.length < mostEvidence && <PlainAdd id={id} />}
        </div>
      )}
    </SetupFrame>
  )
}

/** Before the script is there, a button of the same form, which says what it does instead. */
function PlainAdd({ id }: { id: number }) {
  if (useHydrated()) return null
  return (
    <>
      <input type="hidden" name="claim" value={id} />
      <button className="button" type="submit" name="form" value="show">
        {t('claims.add_file')}
      </button>
    </>
  )
}
