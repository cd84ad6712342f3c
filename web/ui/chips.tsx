import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

interface Chip {
  value: string
  label: string
  count?: number
  isDisabled?: boolean
}

interface Props {
  label: string
  chips: readonly Chip[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** One chip is always on, or any number of them. */
  choose: 'one' | 'any'
  isDisabled?: boolean
}

/** Filters in a row, each with how many it would show. */
export function Chips({ label, chips, value, onChange, choose, isDisabled = false }: Props) {
  return (
    <ToggleButtonGroup
      className="chips"
      aria-label={label}
      selectionMode={choose === 'one' ? 'single' : 'multiple'}
      disallowEmptySelection={choose === 'one'}
      selectedKeys={value}
      onSelectionChange={(keys) => onChange([...keys].map(String))}
      isDisabled={isDisabled}
    >
      {chips.map((chip) => (
        <ToggleButton className="chip" key={chip.value} id={chip.value} isDisabled={chip.isDisabled ?? false}>
          <span>{chip.label}</span> {chip.count !== undefined && <span className="chip-count num">{chip.count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
