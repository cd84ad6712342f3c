interface Props {
  label: string
  /** How far it is, from 0 to 100; without it nobody knows how long it will take. */
  percent?: number | undefined
  /** What stands for the percentage, such as "12 of 40". */
  words?: string
}

export function Progress({ label, percent, words }: Props) {
  const value = percent === undefined ? undefined : Math.min(100, Math.max(0, percent))
  return (
    <label className="progress">
      <span>{label}</span>
      {value !== undefined && <output className="num">{words ?? `${Math.round(value)}%`}</output>}
      <progress max={100} value={value} />
    </label>
  )
}
