import { t } from '#web/text/text.ts'
import { categoryName } from '../../budget/categories.ts'
import { services } from '../wanted-services.ts'

/** Services to tick, in the order in which most weddings look for them. */
export function ServiceChoices({ wanted }: { wanted: readonly string[] }) {
  return (
    <fieldset className="vendor-services">
      <legend>{t('vendor_setup.which')}</legend>
      {services.map((service) => (
        <label key={service} className="check">
          <input className="check-box" type="checkbox" name={service} value="yes" defaultChecked={wanted.includes(service)} />
          <span className="check-words">{categoryName(service)}</span>
        </label>
      ))}
    </fieldset>
  )
}
