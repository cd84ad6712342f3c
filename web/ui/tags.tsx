import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { Icon } from './icon.tsx'

interface Props {
  label: string
  tags: readonly { value: string; label: string }[]
  /** What stands there when there is none. */
  empty: string
  onRemove?: (values: string[]) => void
}

/** Words that hang on something; with the focus on one, Delete takes it off. */
export function Tags({ label, tags, empty, onRemove }: Props) {
  return (
    // Named by words, not by its label, which it looks for late when a page comes from the server, complaining till then.
    <TagGroup className="field" aria-label={label} {...(onRemove && { onRemove: (keys) => onRemove([...keys].map(String)) })}>
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <TagList className="tags" renderEmptyState={() => <span className="field-hint">{empty}</span>}>
        {tags.map((tag) => (
          <Tag className="tag" key={tag.value} id={tag.value} textValue={tag.label}>
            <span>{tag.label}</span>
            {onRemove && (
              <Button className="tag-remove" slot="remove">
                <Icon name="x" />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  )
}
