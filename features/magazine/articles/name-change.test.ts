import { expect, test } from 'vitest'
import { newWorld } from '#tests/world.ts'
import { tagsIn } from '../pieces/text-node.ts'

const world = await newWorld({ has_magazine: true })

// W6
test('how to change a name leads to offices alone, one after the other, each a task to add', async () => {
  const { data } = (await world.visitor().get('/content?type=article&slug=changing-a-name')).body
  const hosts = tagsIn(data.tree, 'a').map(({ attributes }) => new URL(String(attributes['href'])).hostname)
  expect(hosts).toEqual(['www.usa.gov', 'www.ssa.gov', 'www.ssa.gov', 'www.usa.gov', 'travel.state.gov'])
  expect(data.fields.sources ?? []).toEqual([])
  const tasks = tagsIn(data.tree, 'task').map(({ attributes }) => attributes['title'])
  expect(tasks).toEqual([
    'Order three certified copies of the marriage certificate',
    'Change the name at Social Security',
    'Change the name on the driver’s license',
    'Change the name in the passport',
  ])
})
