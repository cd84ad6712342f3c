import { useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { type Bar, BarList } from '#web/ui/bar-list.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { Stem } from '#web/ui/stem.tsx'
import couple from '../../../content/pictures/demo-wedding-couple.webp?url'
import { PartsState } from './parts-state.tsx'

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`

const budget = [
  ['Food & wine', 4_400, 4_900, 12_800],
  ['Venue & hire', 6_000, 3_000, 9_000],
  ['Photography', 1_200, 4_200, 5_400],
  ['Flowers', 0, 0, 3_800],
  ['Music', 900, 900, 2_600],
  ['Clothes', 500, 900, 2_200],
  ['Paper & post', 0, 1_160, 900],
  ['Everything else', 0, 0, 1_300],
].map(toBar)

const tooMany = [
  ...budget,
  ...budget.slice(0, 4).map((bar, place) => ({ ...bar, id: `more-${place}`, name: `${bar.name} and whatever else it takes` })),
]

const months = ['Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((label, place) => ({
  label,
  done: [9, 7, 4][place] ?? 0,
  due: place === 2 ? 3 : 0,
  to_come: [0, 0, 2, 8, 6, 7, 5, 6, 4, 3][place] ?? 0,
}))

export function ChartParts() {
  return (
    <>
      <Stat figure={62} label="Coming" />
      <Stat figure="$10,940" label="Not yet placed" tone="ok" />
      <PartsState name="People">
        <p className="parts-row">
          <Avatar name="June Okafor" picture={couple} />
          <Avatar name="Birta Jónsdóttir" />
          <Avatar name="Theo" />
          <Avatar name="Auntie Dee Igwe" />
          <Avatar name="Simone & Pilar" isLarge />
          <Avatar name="" />
        </p>
      </PartsState>
      <div className="parts-whole parts-narrow">
        <ShareBar label="Answers" shares={answers(62, 41, 9)} />
        <ShareBar label="All coming" shares={answers(112, 0, 0)} />
        <ShareBar label="Nobody asked" shares={answers(0, 0, 0)} />
      </div>
      <Budget label="Budget by category" bars={budget} />
      <Budget label="Too many categories" bars={tooMany} />
      <Budget label="One category" bars={budget.slice(0, 1)} />
      <Budget label="No budget" bars={[]} />
      <div className="parts-whole parts-narrow">
        <Stem label="Checklist by month" months={months} now={2} />
        <Stem label="A short checklist" months={months.slice(1, 4).map((month) => ({ ...month, done: 1, to_come: 2 }))} now={1} />
        <Stem label="No checklist" months={[]} />
      </div>
    </>
  )
}

function Budget({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const [chosen, setChosen] = useState<string>()
  const parts = bars.map(({ id, name, planned }) => ({ id, name, amount: planned }))
  return (
    <div className="parts-whole parts-budget">
      <Ring label={label} parts={parts} chosen={chosen} format={dollars} />
      <BarList label={label} bars={bars} format={dollars} chosen={chosen} onChoose={(id) => setChosen(id === chosen ? undefined : id)} />
    </div>
  )
}

function answers(coming: number, waiting: number, out: number) {
  return [
    { label: 'coming', amount: coming, look: 'solid' as const },
    { label: 'waiting', amount: waiting, look: 'waiting' as const },
    { label: "can't", amount: out, look: 'grey' as const },
  ]
}

function toBar([name, paid, promised, planned]: (string | number)[]): Bar {
  return { id: String(name), name: String(name), paid: Number(paid), promised: Number(promised), planned: Number(planned) }
}
