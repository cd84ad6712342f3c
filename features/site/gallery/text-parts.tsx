import { useState } from 'react'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TextAreaField, TextField } from '#web/ui/text-field.tsx'
import { PartStates } from './part-states.tsx'
import { PartsSection } from './parts-section.tsx'

export function TextParts() {
  return (
    <>
      <PartStates title="Text" word="First name">
        {({ isFilled, ...state }) => <TextField {...state} defaultValue={isFilled ? 'June' : ''} />}
      </PartStates>
      <PartStates title="Several lines" word="Notes">
        {({ isFilled, ...state }) => (
          <TextAreaField {...state} rows={3} defaultValue={isFilled ? 'No tree nuts near Ned.\nHe asks first.' : ''} />
        )}
      </PartStates>
      <PartStates title="Password" word="Password">
        {({ isFilled, ...state }) => <PasswordField {...state} autoComplete="off" defaultValue={isFilled ? 'plan-with-posy' : ''} />}
      </PartStates>
      <PartStates title="Search" word="Search">
        {({ isFilled, ...state }) => <SearchField {...state} placeholder="Name, email or table" defaultValue={isFilled ? 'Okafor' : ''} />}
      </PartStates>
      <PartsSection title="Search without a label in sight">
        <BareSearch />
      </PartsSection>
    </>
  )
}

function BareSearch() {
  const [sought, setSought] = useState('')
  return (
    <div className="part-states">
      <SearchField label="Find a guest" isBare placeholder="Find a guest" onSubmit={setSought} onClear={() => setSought('')} />
      <output>{sought && `Sought ${sought}`}</output>
    </div>
  )
}
