import { Link, useRouter } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { homePath } from '#web/map/routes.ts'
import type { PostedForm } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ownZone } from '#features/account/sign-in/own-zone.ts'
import type { User } from '#features/account/sign-in/user.ts'
import { answerOf } from './answer.ts'
import { questions } from './questions.tsx'
import { addressOf, type Flow, flows, type Step } from './steps.ts'

interface Props {
  flow: Flow
  step: Step
  user: User
  posted: PostedForm | undefined
}

/** One of the first questions. Whoever answered them all before changes one thing and goes home. */
export function OnboardingStep({ flow, step, user, posted }: Props) {
  const { visitors } = useRouter().options.context
  const steps: readonly Step[] = flows[flow]
  const place = steps.indexOf(step) + 1
  const home = homePath({ is_vendor: flow === 'vendor-profile' })
  const isDone = user.first_steps_at !== null
  const isEnd = isDone || place === steps.length
  const { title, text, picture, Fields } = questions[step]
  const save = async (fields: Record<string, string>) => {
    const { data } = await api.onboarding.answer.call({ ...answerOf(step, fields), time_zone: ownZone() })
    visitors.keep(data)
  }
  return (
    <SetupFrame
      step={place}
      steps={steps.length}
      name="answer"
      title={title}
      text={text}
      posted={posted}
      save={save}
      to={isEnd ? home : addressOf(flow, place + 1)}
      button={isDone ? t('onboarding.save') : t(isEnd ? 'onboarding.finish' : 'onboarding.next')}
      later={<LaterForm pass={() => api.onboarding.answer.call({ step: 'skip' })} to={home} />}
      picture={picture && <Picture of={picture} sizes="(max-width: 1180px) 1px, 45vw" alt="" />}
      back={place > 1 && <Back to={addressOf(flow, place - 1)} />}
    >
      {(errors) => (
        <div className="onboarding-fields">
          {isDone && <input type="hidden" name="after" value="home" />}
          <Fields user={user} values={posted?.values} errors={fieldErrors(errors)} />
        </div>
      )}
    </SetupFrame>
  )
}

function Back({ to }: { to: string }) {
  return (
    <Link className="button ghost" to={to}>
      <Icon name="arrow-left" /> {t('onboarding.back')}
    </Link>
  )
}

/** By the name of the field in the form, which is the last part of its name in the call. */
function fieldErrors(errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name.split('.').at(-1) ?? name, texts]))
}
