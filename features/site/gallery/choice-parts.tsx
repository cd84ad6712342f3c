import { useState } from 'react'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox.tsx'
import { ComboField } from '#web/ui/combo-field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { type PartState, PartStates } from './part-states.tsx'
import { PartsSection } from './parts-section.tsx'
import { answers, days, groups, meals } from './sample-choices.ts'

export function ChoiceParts() {
  return (
    <>
      <PartStates title="Choice from a list" word="Group">
        {(state) => <Group {...state} />}
      </PartStates>
      <PartStates title="Choice by typing" word="Household">
        {(state) => <Household {...state} />}
      </PartStates>
      <PartStates title="Choice or own text" word="Role">
        {(state) => <Household {...state} allowsOwnText />}
      </PartStates>
      <PartStates title="Tick" word="Bring a guest">
        {({ isFilled, ...state }) => <Checkbox {...state} defaultSelected={isFilled} />}
      </PartStates>
      <PartsSection title="Tick for some of them">
        <Checkbox label="Everybody" isIndeterminate />
      </PartsSection>
      <PartStates title="Several ticks" word="Meals">
        {(state) => <Meals {...state} />}
      </PartStates>
      <PartStates title="One of a few" word="Dinner">
        {(state) => <OneOf {...state} choices={meals} />}
      </PartStates>
      <PartStates title="One of a few, as cards" word="Day">
        {(state) => <OneOf {...state} choices={days} look="cards" />}
      </PartStates>
      <PartStates title="One of a few, as segments" word="Answer">
        {(state) => <OneOf {...state} choices={answers} look="segments" />}
      </PartStates>
      <PartStates title="Switch" word="Show the countdown">
        {({ isFilled, need: _, ...state }) => <Switch {...state} defaultSelected={isFilled} />}
      </PartStates>
    </>
  )
}

function Group({ isFilled, ...state }: PartState) {
  const [group, setGroup] = useState<string | null>(isFilled ? 'theo' : null)
  return <SelectField {...state} choices={groups} value={group} onChange={setGroup} />
}

function Household({ isFilled, allowsOwnText = false, ...state }: PartState & { allowsOwnText?: boolean }) {
  const [household, setHousehold] = useState(isFilled ? 'theo' : '')
  return (
    <>
      <ComboField {...state} choices={groups} allowsOwnText={allowsOwnText} value={household} onChange={setHousehold} />
      <output className="part-out">{household}</output>
    </>
  )
}

function Meals({ isFilled, ...state }: PartState) {
  const [chosen, setChosen] = useState<string[]>(isFilled ? ['lamb', 'garden'] : [])
  return <CheckboxGroup {...state} choices={meals} value={chosen} onChange={setChosen} />
}

function OneOf({ isFilled, choices, ...state }: PartState & Pick<Parameters<typeof RadioGroup>[0], 'choices' | 'look'>) {
  const [chosen, setChosen] = useState<string | null>(isFilled ? (choices[0]?.value ?? null) : null)
  return <RadioGroup {...state} choices={choices} value={chosen} onChange={setChosen} />
}
