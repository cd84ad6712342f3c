import type { Form } from '#server/form-post.ts'
import { tools } from '#web/map/routes.ts'
import { beginBoards } from './boards-setup.ts'

const { path: home } = tools['vision-boards']

/** The first step of the boards, without script. */
export const boardForms: Form[] = [
  {
    path: '/tools/vision-boards/setup/$step',
    name: 'boards',
    submit: (api, fields) =>
      beginBoards(fields, {
        create: (name) => api.boards.create({ name }),
        finish: () => api.setups.finish({ tool: 'vision-boards' }),
      }),
    to: () => home,
  },
  {
    path: '/tools/vision-boards/setup/$step',
    name: 'later',
    submit: (api) => api.setups.finish({ tool: 'vision-boards' }),
    to: () => home,
  },
]
