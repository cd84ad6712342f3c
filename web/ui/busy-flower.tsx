const turns = [-6, 66, 138, 210, 282]

/** Five petals, one after the other: something runs. What it is stands beside it. */
export function BusyFlower() {
  return (
    <svg className="busy-flower" viewBox="0 0 30 30" aria-hidden="true">
      {turns.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn} 15 15)`}
          d="M15 14.4C11.3 12.2 9.9 7.2 12 4.6c1-1.2 2.2-.9 3 .1.9-1.1 2.2-1.3 3.1 0 1.9 2.7.5 7.6-3.1 9.7Z"
        />
      ))}
    </svg>
  )
}
