import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** So that no worker stands idle at the end while the other goes through what takes a minute. */
const longest = ['authz/matrix', 'hostile/inputs', 'hostile/rsvp', 'authz/mutants', 'authz/pages', 'tests/guards', 'two-editors', 'art/']

/** The files that are known to take long first, the others as Vitest puts them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(name))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}
