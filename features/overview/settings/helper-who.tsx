import { t } from '#web/text/text.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface Props {
  as: 'invite' | 'change' | 'let'
  canBePartner: boolean
  email: string
  onEmail: (email: string) => void
  role: 'helper' | 'partner'
  onRole: (role: 'helper' | 'partner') => void
  errors: Record<string, string[]>
}

/** Whom it is about, and as what. */
export function HelperWho({ as, canBePartner, email, onEmail, role, onRole, errors }: Props) {
  if (as !== 'invite' && !canBePartner) return null
  return (
    <div className="helper-who">
      {as === 'invite' && (
        <TextField
          label={t('helping.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={onEmail}
          errors={errors['email']}
          autoFocus
        />
      )}
      {canBePartner && (
        <RadioGroup
          label={t('helping.they_are')}
          look="segments"
          value={role}
          onChange={(value) => onRole(value === 'partner' ? 'partner' : 'helper')}
          choices={[
            { value: 'helper', label: t('helping.a_helper') },
            { value: 'partner', label: t('helping.my_partner') },
          ]}
          errors={errors['role']}
        />
      )}
    </div>
  )
}
