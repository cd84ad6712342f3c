import pictures from 'virtual:picture/setup-boards'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { api } from '#web/client/api.ts'
import { LaterForm } from '#web/layouts/later-form.tsx'
import { SetupFrame } from '#web/layouts/setup-frame.tsx'
import { tools } from '#web/map/routes.ts'
import { pageHead } from '#web/start/page-head.ts'
import { startContext } from '#web/start/start-context.ts'
import { t } from '#web/text/text.ts'
import { Picture } from '#web/ui/picture.tsx'
import { beginBoards, suggested } from './boards-setup.ts'
import { boardsQuery } from './boards-query.ts'
import css from './boards.css?url'

const { path: home, complete } = tools['vision-boards']

export const Route = createFileRoute('/_setup/tools/vision-boards/setup/$step')({
  gcTime: 0,
  loader: async ({ context, params: { step } }) => {
    const cache = await context.queries.open()
    const { wedding } = await cache.fetchQuery({ ...boardsQuery(undefined), staleTime: 0 })
    if (wedding.saved_ideas_setup_at !== null) throw redirect({ href: home })
    if (step !== '1') throw redirect({ href: complete })
    return { posted: startContext()?.form }
  },
  head: () => pageHead({ title: t('menu.boards'), css }),
  component: BoardsCompletePage,
})

/** Which boards a couple begins with; Loved is there anyway. */
function BoardsCompletePage() {
  const { posted } = Route.useLoaderData()
  return (
    <SetupFrame
      step={1}
      steps={1}
      later={<LaterForm pass={ownCalls.finish} to={home} />}
      name="boards"
      title={t('boards_setup.title')}
      text={t('boards_setup.text')}
      posted={posted}
      save={(fields) => beginBoards(fields, ownCalls)}
      to={home}
      button={t('boards_setup.finish')}
      picture={<Picture of={pictures} sizes="(max-width: 1180px) 1px, 45vw" alt="" />}
    >
      <fieldset className="boards-suggested">
        <legend>{t('boards_setup.which')}</legend>
        {suggested.map(({ key, name }) => (
          <label key={key} className="check">
            <input
              type="checkbox"
              name={key}
              value="yes"
              defaultChecked={posted ? posted.values[key] === 'yes' : key === 'board_flowers'}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
    </SetupFrame>
  )
}

const ownCalls = {
  create: (name: string) => api.boards.create.call({ name }),
  finish: () => api.setups.finish.call({ tool: 'vision-boards' }),
}
