import picture from 'virtual:picture/demo-june-theo-flowers'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { homePath } from '#web/map/routes.ts'
import { Picture } from '#web/ui/picture.tsx'
import { AskStep } from './ask-step.tsx'
import type { ClaimStep } from './claim-steps.ts'
import { CodeStep } from './code-step.tsx'
import { FindStep } from './find-step.tsx'
import { NewStep } from './new-step.tsx'
import type { StepProps } from './step-props.ts'

/** How somebody comes to the page of their business: it is there already, or they begin it. */
export function ClaimView({ step, ...loaded }: { step: ClaimStep } & Omit<StepProps, 'later' | 'picture'>) {
  const Step = steps[step]
  const later = <LaterForm pass={async () => undefined} to={homePath({ is_vendor: false })} />
  const beside = <Picture of={picture} sizes="(max-width: 1180px) 1px, 45vw" alt="" />
  return <Step key={`${step} ${JSON.stringify(loaded.search)}`} {...loaded} later={later} picture={beside} />
}

const steps = { find: FindStep, code: CodeStep, ask: AskStep, new: NewStep }
