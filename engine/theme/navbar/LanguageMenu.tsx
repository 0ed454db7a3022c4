import { useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import { Dropdown } from './Dropdown'
import { LanguageLinks } from './LanguageLinks'

export function LanguageMenu() {
  const { locale } = useSite()
  return (
    <Dropdown
      name={`Language: ${locale.label}`}
      label={
        <>
          <Icon name="language" />
          {locale.label}
        </>
      }
    >
      <LanguageLinks />
    </Dropdown>
  )
}
