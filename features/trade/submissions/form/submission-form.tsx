import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { PictureStep } from './picture-step.tsx'
import { PermissionStep } from './permission-step.tsx'
import { CoupleFields, DayFields, PlaceFields, StoryFields } from './plain-fields.tsx'
import { NumberFields } from './number-fields.tsx'
import type { TypedStep } from './step-draft.ts'
import { useStepEditing, type StepEditing } from './step-editing.ts'
import { StepFrame } from './step-frame.tsx'
import { StyleFields } from './style-fields.tsx'
import { submissionQuery, type Who } from './submission-query.ts'
import { VendorFields } from './vendor-fields.tsx'
import type { StepSlug } from '../steps.ts'
import type { Submission } from '../submission-shapes.ts'

export interface StepProps {
  who: Who
  submission: Submission
  isChecked: boolean
}

/** One step of sending a wedding in. */
export function SubmissionForm({ who, slug, step, isChecked }: { who: Who; slug: string; step: StepSlug; isChecked: boolean }) {
  const { data: submission } = useSuspenseQuery(submissionQuery(slug)).data
  const props = { who, submission, isChecked: isChecked || submission.state === 'changes_asked' }
  if (step === 'pictures') return <PictureStep {...props} />
  if (step === 'permission') return <PermissionStep {...props} />
  return <TypedForm key={step} step={step} {...props} />
}

const fields: Record<TypedStep, ComponentType<{ editing: StepEditing; submission: Submission }>> = {
  couple: CoupleFields,
  day: DayFields,
  place: PlaceFields,
  style: StyleFields,
  vendors: VendorFields,
  story: StoryFields,
  numbers: NumberFields,
}

function TypedForm({ step, who, submission, isChecked }: StepProps & { step: TypedStep }) {
  const editing = useStepEditing(step, submission, isChecked)
  const Fields = fields[step]
  return (
    <StepFrame
      who={who}
      submission={submission}
      step={step}
      isPending={editing.isPending}
      isChanged={editing.isChanged}
      clashes={editing.clashes.length}
      onTakeTheirs={() => editing.clashes.forEach((field) => editing.settle(field, 'theirs'))}
      onKeepMine={() => editing.clashes.forEach((field) => editing.settle(field, 'mine'))}
      onGo={editing.saveAndGo}
      onKeep={editing.keep}
    >
      <Fields editing={editing} submission={submission} />
    </StepFrame>
  )
}
