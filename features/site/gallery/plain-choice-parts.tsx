import { Checkbox, CheckboxGroup } from '#web/ui/plain/checkbox.tsx'
import { RadioGroup } from '#web/ui/plain/radio-group.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { PartStates } from './part-states.tsx'
import { plainChoice } from './plain-state.ts'
import { answers, days, groups, meals } from './sample-choices.ts'

const radios = [
  { title: 'Plain one of a few', word: 'Dinner', choices: meals, look: 'list' },
  { title: 'Plain one of a few, as cards', word: 'Day', choices: days, look: 'cards' },
  { title: 'Plain one of a few, as segments', word: 'Answer', choices: answers, look: 'segments' },
] as const

export function PlainChoiceParts() {
  return (
    <>
      <PartStates title="Plain choice from a list" word="Group" withoutReadOnly>
        {(state) => (
          <SelectField {...plainChoice(state)} choices={groups} placeholder="Choose one" defaultValue={state.isFilled ? 'theo' : ''} />
        )}
      </PartStates>
      <PartStates title="Plain tick" word="Bring a guest" withoutReadOnly>
        {(state) => <Checkbox {...plainChoice(state)} defaultChecked={state.isFilled} />}
      </PartStates>
      <PartStates title="Plain several ticks" word="Meals" withoutReadOnly>
        {(state) => <CheckboxGroup {...plainChoice(state)} choices={meals} defaultValue={state.isFilled ? ['lamb', 'garden'] : []} />}
      </PartStates>
      {radios.map(({ title, word, choices, look }) => (
        <PartStates key={title} title={title} word={word} withoutReadOnly>
          {(state) => (
            <RadioGroup
              {...plainChoice(state)}
              choices={choices}
              look={look}
              defaultValue={state.isFilled ? choices[0]?.value : undefined}
            />
          )}
        </PartStates>
      ))}
    </>
  )
}
