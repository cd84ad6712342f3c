import type { Card } from '../content/contract.ts'
import { PieceCard } from '../pieces/shown/piece-card.tsx'

/** Questionnaires, or forms, that there are. */
export function AskedList({ title, text, cards }: { title: string; text: string; cards: readonly Card[] }) {
  return (
    <main className="asked-list wrap" id="main">
      <header>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <div className="asked-cards">
        {cards.map((card) => (
          <PieceCard key={card.id} of={card} sizes="(max-width: 767px) 100vw, 33vw" shape="4/3" level={2} />
        ))}
      </div>
    </main>
  )
}
