/** Which rows of a file are shown. */
export function ImportFilter({ words, n, isOn, onPress }: { words: string; n?: number; isOn: boolean; onPress: () => void }) {
  return (
    <button className="chip" type="button" aria-pressed={isOn} data-selected={isOn || undefined} onClick={onPress}>
      {words} {n !== undefined && <span className="chip-count num">{n.toLocaleString('en-US')}</span>}
    </button>
  )
}

interface TakeProps {
  label: string
  isOn: boolean
  isOff?: boolean
  onChange: (isOn: boolean) => void
}

/** Whether a row, or all of them, are to be imported. */
export function ImportTake({ label, isOn, isOff = false, onChange }: TakeProps) {
  return (
    <label className="select-box">
      <input
        className="check-box"
        type="checkbox"
        aria-label={label}
        checked={isOn}
        disabled={isOff}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
