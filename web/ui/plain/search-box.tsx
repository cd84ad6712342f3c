import { Icon } from '../icon.tsx'

interface Props {
  label: string
  value: string | undefined
  placeholder: string
}

/** Words to look for in a list, as a field of its plain form. */
export function SearchBox({ label, value, placeholder }: Props) {
  return (
    <label className="search-box">
      <Icon name="magnifying-glass" />
      <span className="only-heard">{label}</span>
      <input className="field-input" name="search" type="search" defaultValue={value} maxLength={200} placeholder={placeholder} />
    </label>
  )
}
