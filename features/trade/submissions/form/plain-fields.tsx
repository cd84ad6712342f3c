import { t } from '#web/text/text.ts'
import { DateField } from '#web/ui/plain/date-field.tsx'
import { SelectField } from '#web/ui/plain/select-field.tsx'
import { TextAreaField } from '#web/ui/plain/text-area-field.tsx'
import { TextField } from '#web/ui/plain/text-field.tsx'
import { pathOf } from './step-draft.ts'
import type { StepEditing } from './step-editing.ts'
import type { Submission } from '../submission-shapes.ts'

interface Props {
  editing: StepEditing
}

const kinds = [
  { value: 'spouse', label: t('submission.spouse') },
  { value: 'bride', label: t('submission.bride') },
  { value: 'groom', label: t('submission.groom') },
]

export function CoupleFields({ editing: { field }, submission }: Props & { submission: Submission }) {
  return (
    <div className="submission-fields">
      {(['spouse_1', 'spouse_2'] as const).map((one, nth) => (
        <fieldset key={one} className="submission-group">
          <legend>{t(nth === 0 ? 'submission.one' : 'submission.other')}</legend>
          <TextField label={t('submission.firstname')} {...field(pathOf('metas', one, 'firstname'))} maxLength={40} autoComplete="off" />
          <TextField label={t('submission.lastname')} {...field(pathOf('metas', one, 'lastname'))} maxLength={40} autoComplete="off" />
          <SelectField label={t('submission.is')} {...field(pathOf('metas', one, 'type'))} choices={kinds} />
        </fieldset>
      ))}
      {submission.is_own && (
        <TextField
          label={t('submission.email')}
          hint={t('submission.email_hint')}
          {...field('metas.wedding_submitter_email')}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
    </div>
  )
}

export function DayFields({ editing: { field } }: Props) {
  return (
    <div className="submission-fields">
      <div className="submission-group">
        <DateField label={t('submission.wedding_date')} {...field('metas.wedding_date')} max="9999-12-31" />
        <TextField
          label={t('submission.guests')}
          {...field('metas.wedding_guest_count')}
          type="number"
          inputMode="numeric"
          min={2}
          max={2_000}
          className="field-input num"
        />
      </div>
      <TextAreaField
        label={t('submission.timeline')}
        hint={t('submission.timeline_hint')}
        {...field('told.timeline')}
        rows={7}
        maxLength={2_500}
      />
      <TextAreaField label={t('submission.weather')} hint={t('submission.weather_hint')} {...field('told.weather_plan')} maxLength={500} />
      <TextAreaField label={t('submission.access')} hint={t('submission.access_hint')} {...field('told.access')} maxLength={500} />
    </div>
  )
}

export function PlaceFields({ editing: { field } }: Props) {
  return (
    <div className="submission-group">
      <TextField label={t('submission.venue')} {...field('metas.location.venue')} maxLength={60} autoComplete="off" />
      <TextField label={t('submission.city')} {...field('metas.location.city')} maxLength={40} autoComplete="off" />
      <TextField label={t('submission.state')} {...field('metas.location.state')} maxLength={40} autoComplete="off" />
      <TextField
        label={t('submission.country')}
        hint={t('submission.country_hint')}
        {...field('metas.location.country')}
        maxLength={2}
        autoComplete="off"
      />
    </div>
  )
}

export function StoryFields({ editing: { field } }: Props) {
  return (
    <div className="submission-fields">
      <TextField label={t('submission.title')} hint={t('submission.title_hint')} {...field('title')} maxLength={90} autoComplete="off" />
      <TextAreaField label={t('submission.excerpt')} hint={t('submission.excerpt_hint')} {...field('excerpt')} rows={3} maxLength={240} />
      <TextAreaField
        label={t('submission.words')}
        hint={t('submission.words_hint')}
        {...field('told.story')}
        rows={14}
        maxLength={20_000}
      />
      <TextAreaField label={t('submission.again')} hint={t('submission.again_hint')} {...field('told.again')} maxLength={800} />
      <TextAreaField label={t('submission.never_again')} hint={t('submission.again_hint')} {...field('told.never_again')} maxLength={800} />
      <TextField
        label={t('submission.video')}
        need="optional"
        {...field('metas.video_url')}
        inputMode="url"
        maxLength={500}
        autoComplete="off"
      />
      <TextField
        label={t('submission.source')}
        need="optional"
        {...field('metas.source_url')}
        inputMode="url"
        maxLength={500}
        autoComplete="off"
      />
    </div>
  )
}
