import { ErrorSummary } from '#web/ui/plain/error-summary.tsx'
import { PasswordField } from '#web/ui/plain/password-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { PartStates } from './part-states.tsx'
import { PartsSection } from './parts-section.tsx'
import { PlainChoiceParts } from './plain-choice-parts.tsx'
import { PlainForm } from './plain-form.tsx'
import { plainState } from './plain-state.ts'
import { PlainTypedParts } from './plain-typed-parts.tsx'

/** The native twins, for pages that work without script. */
export function PlainParts() {
  return (
    <>
      <PartsSection title="A plain form">
        <PlainForm />
      </PartsSection>
      <PartsSection title="What a refused form says">
        <ErrorSummary
          errors={{
            plain_text_5: ["We can't use that first name. Try another."],
            plain_phone_5: ["We can't use that phone. Try another."],
          }}
        />
        <ErrorSummary errors={{}} message="That list is closed since May 1." />
      </PartsSection>
      <PartStates title="Plain text" word="First name">
        {(state) => <TextField {...plainState(state)} defaultValue={state.isFilled ? 'June' : ''} />}
      </PartStates>
      <PartStates title="Plain several lines" word="Notes">
        {(state) => (
          <TextAreaField {...plainState(state)} rows={3} defaultValue={state.isFilled ? 'No tree nuts near Ned.\nHe asks first.' : ''} />
        )}
      </PartStates>
      <PartStates title="Plain password" word="Password">
        {(state) => <PasswordField {...plainState(state)} autoComplete="off" defaultValue={state.isFilled ? 'plan-with-posy' : ''} />}
      </PartStates>
      <PlainTypedParts />
      <PlainChoiceParts />
    </>
  )
}
