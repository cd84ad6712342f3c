import { Checkbox, CheckboxGroup } from '#web/ui/plain/checkbox.tsx'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { MoneyField } from '#web/ui/plain/money-field.tsx'
import { NumberField } from '#web/ui/plain/number-field.tsx'
import { PhoneField } from '#web/ui/plain/phone-field.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { answers, groups, meals } from './sample-choices.ts'

/** Every plain field in a form that sends what it holds to the page's own address. */
export function PlainForm() {
  return (
    <form className="part-states" action="/dev/ui" method="get">
      <TextField label="Name to send" name="text" need="required" />
      <PhoneField label="Phone to send" name="phone" need="required" />
      <NumberField label="Seats to send" name="seats" />
      <MoneyField label="Amount to send" name="amount" />
      <DateField label="Date to send" name="date" />
      <SelectField label="Group to send" name="group" choices={groups} placeholder="Choose one" />
      <TextAreaField label="Notes to send" name="notes" rows={2} />
      <CheckboxGroup label="Meals to send" name="meals" choices={meals} />
      <RadioGroup label="Answer to send" name="answer" choices={answers} look="segments" />
      <Checkbox label="Bring a guest, to send" name="guest" value="yes" />
      <p className="buttons">
        <button className="button main" type="submit">
          Send
        </button>
      </p>
    </form>
  )
}
