import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import type { Choice } from './choice.ts'
import { Icon } from './icon.tsx'

/** The list under a field; the chosen one carries a tick. Without choices of its own it shows those its field has. */
export function ChoiceList({ choices, empty }: { choices?: readonly Choice[]; empty?: string }) {
  return (
    <ListBox<Choice>
      className="choice-list"
      {...(choices && { items: choices.map((choice) => ({ ...choice, id: choice.value })) })}
      renderEmptyState={() => <p className="choice-empty">{empty}</p>}
    >
      {(choice) => (
        <ListBoxItem className="choice-item" id={choice.value} textValue={choice.label} isDisabled={choice.isDisabled ?? false}>
          <span className="choice-words">
            <Text slot="label">{choice.label}</Text>
            {choice.hint && (
              <Text slot="description" className="choice-hint">
                {choice.hint}
              </Text>
            )}
          </span>
          <Icon name="check" className="choice-tick" />
        </ListBoxItem>
      )}
    </ListBox>
  )
}
