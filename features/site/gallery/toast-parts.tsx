import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Toast, toast } from '#web/ui/toast.ts'

const examples: readonly { name: string; toast: Toast & { milliseconds?: number } }[] = [
  { name: 'Something saved', toast: { kind: 'done', lines: ['Guest saved'] } },
  {
    name: 'Two to fix',
    toast: {
      kind: 'bad',
      lines: [
        'Two things to fix before this saves.',
        'Phone: use +1 (707) 555-0148.',
        "Dinner: garden isn't served at the rehearsal supper.",
      ],
    },
  },
  { name: 'Offline', toast: { kind: 'offline', lines: ['Offline mode'] } },
  { name: 'A stayer', toast: { kind: 'info', lines: ['This one stays for a minute.'], milliseconds: 60_000 } },
  {
    name: 'Far too much',
    toast: {
      kind: 'bad',
      lines: [
        'Nothing of this was saved, and here is why, at a length that nobody asked for, ever, anywhere.',
        ...Array.from({ length: 8 }, (_, at) => `Field ${at + 1}: type something else.`),
      ],
    },
  },
]

export function ToastParts() {
  const [undone, setUndone] = useState(0)
  return (
    <>
      {examples.map((example) => (
        <button className="button" type="button" key={example.name} onClick={() => toast(example.toast)}>
          {example.name}
        </button>
      ))}
      <button
        className="button"
        type="button"
        onClick={() => toast({ kind: 'done', lines: ['Guest removed'], action: { label: 'Undo', onAction: () => setUndone(undone + 1) } })}
      >
        With Undo
      </button>
      <output>Undone: {undone}</output>
      <Link className="button" to="/dashboard">
        To the dashboard
      </Link>
    </>
  )
}
