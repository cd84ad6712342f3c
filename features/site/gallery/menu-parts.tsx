import { useState } from 'react'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PartsState } from './parts-state.tsx'

const tabs = [
  { id: 'wedding', label: 'The wedding', count: 112, content: <p>Everybody who comes on Saturday.</p> },
  { id: 'rehearsal', label: 'Rehearsal supper', count: 32, content: <p>The families, and whoever is already there.</p> },
  { id: 'leftovers', label: 'Leftovers breakfast', count: 58, content: <p>Those who stay the night.</p> },
]

const many = Array.from({ length: 12 }, (_, place) => ({
  id: `${place}`,
  label: `Event number ${place + 1}`,
  content: <p>Day {place + 1}.</p>,
}))

export function MenuParts() {
  const [chosen, setChosen] = useState('nothing')
  const entry = (label: string) => ({ label, onAction: () => setChosen(label) })
  return (
    <>
      <PartsState name={`Menu of a row: ${chosen}`}>
        <RowMenu
          label="More for Simone Grant"
          entries={[
            { icon: 'trash', isDestructive: true, ...entry('Remove') },
            { icon: 'pencil-simple', ...entry('Edit') },
            { icon: 'envelope-simple', ...entry('Send a reminder') },
            { icon: 'copy', isDisabled: true, ...entry('Copy RSVP link') },
          ]}
        />
      </PartsState>
      <PartsState name="Menu with too much in it">
        <RowMenu
          label="A menu with too much in it"
          entries={Array.from({ length: 20 }, (_, place) => ({
            icon: 'tag' as const,
            ...entry(`Move to a group whose name went on and on, number ${place + 1}`),
          }))}
        />
      </PartsState>
      <Tabs label="Events" tabs={tabs} />
      <Tabs label="Many events" tabs={many} />
    </>
  )
}
