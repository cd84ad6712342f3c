import { Emphasis } from '#web/text/emphasis.tsx'

interface Props {
  title: string
  steps: readonly { title: string; text: string }[]
}

/** What comes first, second and third: side by side, on a phone one under the other. */
export function StepsRow({ title, steps }: Props) {
  return (
    <section className="steps-row wrap">
      <h2>
        <Emphasis text={title} />
      </h2>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
