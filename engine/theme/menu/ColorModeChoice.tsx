import { useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import { useColorMode } from '../navbar/use-color-mode'
import styles from './Menu.module.css'

/** The color modes side by side, for the foot of the menu. */
export function ColorModeChoice() {
  const { disableSwitch, respectPrefersColorScheme } = useSite().colorMode
  const [chosen, choose] = useColorMode()
  if (disableSwitch) return null
  const choices = respectPrefersColorScheme
    ? (['light', 'dark', 'system'] as const)
    : (['light', 'dark'] as const)
  return (
    <fieldset className={styles.modes} aria-label={WORDS.colorMode.name}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === chosen} onClick={() => choose(choice)}>
          <Icon name={choice} />
          {WORDS.colorModes[choice]}
        </button>
      ))}
    </fieldset>
  )
}
