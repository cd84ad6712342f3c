import { DateField } from '#web/ui/plain/date-field.tsx'
import { FileField } from '#web/ui/plain/file-field.tsx'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { PhoneField } from '#web/ui/plain/phone-field.tsx'
import { UploadForm } from '#web/ui/plain/upload-form.tsx'
import { PartStates } from './part-states.tsx'
import { plainChoice, plainState, plainUpload } from './plain-state.ts'

export function PlainTypedParts() {
  return (
    <>
      <PartStates title="Plain phone" word="Phone">
        {(state) => <PhoneField {...plainState(state)} defaultValue={state.isFilled ? '+1 (707) 555-0148' : ''} />}
      </PartStates>
      <PartStates title="Plain number" word="Seats">
        {(state) => <NumberField {...plainState(state)} max={5_000} defaultValue={state.isFilled ? 112 : ''} />}
      </PartStates>
      <PartStates title="Plain money" word="Amount">
        {(state) => <MoneyField {...plainState(state)} defaultValue={state.isFilled ? 123_450 : ''} />}
      </PartStates>
      <PartStates title="Plain date" word="Wedding date">
        {(state) => <DateField {...plainState(state)} defaultValue={state.isFilled ? '2027-06-26' : ''} />}
      </PartStates>
      <PartStates title="Plain file" word="Picture" withoutReadOnly>
        {(state) => <FileField {...plainChoice(state)} accept={['image/*', '.csv']} />}
      </PartStates>
      <PartStates title="Plain upload" word="Portrait" withoutReadOnly>
        {({ name: _, ...state }) => <UploadForm {...plainUpload(state)} purpose="picture" back="/dev/ui" />}
      </PartStates>
    </>
  )
}
