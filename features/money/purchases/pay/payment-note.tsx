import { Link } from '#web/ui/link.tsx'

interface Props {
  title: string
  text: string
  to: string
  more: string
}

/** Where there is nothing to pay: why, and where to go on. */
export function PaymentNote({ title, text, to, more }: Props) {
  return (
    <main className="payment-page payment-note" id="main">
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <p>
        <Link className="button main" to={to}>
          {more}
        </Link>
      </p>
    </main>
  )
}
