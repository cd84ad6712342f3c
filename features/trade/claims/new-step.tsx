import { places } from '#features/magazine/vendors/places.ts'
import { trades } from '#features/trade/profile/trades.ts'
import { api } from '#web/client/api.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { t } from '#web/text/text.ts'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { managementPath } from './claim-steps.ts'
import { Back } from './code-step.tsx'
import { newModel } from './new-business.ts'
import { type StepProps, thenLoad } from './step-props.ts'
import { tradeName } from '../profile/trade-words.ts'

/** The three things that begin a page. */
export function NewStep({ posted, search, later, picture }: StepProps) {
  const said = (name: string) => posted?.values[name]
  return (
    <SetupFrame
      step={3}
      steps={3}
      later={later}
      picture={picture}
      name="new"
      title={t('claims.new_title')}
      text={t('claims.new_text')}
      posted={posted}
      save={(fields) => thenLoad(api.vendor_profile.create.call({ model: newModel(fields) }), managementPath)}
      to={managementPath}
      button={t('claims.begin')}
      back={<Back />}
    >
      <div className="claim-new">
        <TextField label={t('claims.name')} name="name" maxLength={90} need="required" defaultValue={said('name') ?? search.name ?? ''} />
        <SelectField
          label={t('claims.trade')}
          name="service"
          need="required"
          placeholder={t('claims.choose')}
          choices={trades.map((value) => ({ value, label: tradeName(value) }))}
          defaultValue={said('service') ?? ''}
        />
        <SelectField
          label={t('claims.place')}
          name="place"
          need="required"
          placeholder={t('claims.choose')}
          choices={Object.entries(places).map(([value, { title }]) => ({ value, label: title }))}
          defaultValue={said('place') ?? ''}
        />
      </div>
    </SetupFrame>
  )
}
