import { createFileRoute, Link, useHydrated, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '#web/client/api.ts'
import { refusedHere } from '#web/client/refusal.ts'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { pageHead } from '#web/start/page-head.ts'
import { t } from '#web/text/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { chosenIn, copied, nextOf, quizAddress, quizPath, resultPath, wrongChoice, writeAnswers } from './answers.ts'
import { QuizChoices } from './quiz-choices.tsx'
import { type LoadedQuestion, loadQuestion, loadQuiz } from './quiz-loading.ts'
import css from './quiz.css?url'
import { quizSearch } from './quiz-search.ts'

export const Route = createFileRoute('/_setup/style-quiz/$step')({
  validateSearch: quizSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params: { step }, deps: { answers } }) => loadQuestion(step, answers),
  head: ({ loaderData }) => {
    const { meta, links } = pageHead({ title: loaderData?.title ?? t('quiz.title'), css })
    return { links, meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: StepPage,
})

function StepPage() {
  const question = Route.useLoaderData()
  return <Step key={question.name} question={question} />
}

/** One question with its pictures; several may be chosen where it says so. */
function Step({ question }: { question: LoadedQuestion }) {
  const { place, steps, name, title, hint, most, given, posted, choices } = question
  const { visitors } = useRouter().options.context
  const visitor = Route.useRouteContext().visitor
  const [chosen, setChosen] = useState(given[name] ?? [])
  const isAlive = useHydrated()
  const isEnd = place === steps

  async function save(fields: Record<string, string>): Promise<string> {
    const wrong = wrongChoice(
      { name, title, hint, most, answers: choices.map(({ value, label }) => ({ value, label, points: {} })) },
      chosenIn(fields),
    )
    if (wrong) throw refusedHere({ answer: [wrong] })
    const answers = copied({ ...given, [name]: chosenIn(fields) })
    const next = isEnd ? nextOf((await loadQuiz()).quiz, place, answers) : place + 1
    if (next !== undefined) return quizAddress(next, answers)
    if (!visitor) await api.style_quiz.remember.call({ answers })
    else visitors.keep((await api.style_quiz.keep.call({ answers })).data)
    return visitor ? resultPath : quizAddress('result', answers)
  }

  return (
    <SetupFrame
      step={place}
      steps={steps}
      name="answer"
      title={title}
      text={hint}
      posted={posted}
      save={save}
      to={(address) => address}
      button={isEnd ? t('quiz.see') : t('quiz.next')}
      back={place > 1 && <Back place={place - 1} answers={writeAnswers(given)} />}
      note={isAlive && <output className="quiz-chosen">{chosenWords(chosen.length)}</output>}
      later={
        <Link className="button ghost small" to={quizPath}>
          {t('quiz.leave')}
        </Link>
      }
    >
      {(errors) => (
        <>
          {visitor && <input type="hidden" name="whose" value="own" />}
          <QuizChoices
            label={title}
            choices={choices}
            most={most}
            chosen={posted ? chosenIn(posted.values) : (given[name] ?? [])}
            isWrong={errors['answer'] !== undefined}
            onChosen={setChosen}
          />
        </>
      )}
    </SetupFrame>
  )
}

function Back({ place, answers }: { place: number; answers: string }) {
  return (
    <Link className="button ghost" to="/style-quiz/$step" params={{ step: String(place) }} search={{ answers: answers || undefined }}>
      <Icon name="arrow-left" /> {t('quiz.back')}
    </Link>
  )
}

const numbers = [t('quiz.chosen_0'), t('quiz.chosen_1'), t('quiz.chosen_2'), t('quiz.chosen_3'), t('quiz.chosen_4')]

function chosenWords(n: number): string {
  return numbers[n] ?? t('quiz.chosen', { n })
}
