import { nextChoice } from '../../client/stores/color-mode'
import { phrase } from '../../page/words'
import { useSite } from '../contexts'
import { Icon } from '../icons/Icon'
import styles from './ColorModeToggle.module.css'
import { useColorMode } from './use-color-mode'

/** Cycles through the color modes. Renders all icons; the style sheet shows the right one from the first frame. */
export function ColorModeToggle() {
  const { colorMode: config } = useSite()
  const [choice, choose] = useColorMode()
  if (config.disableSwitch) return null
  const next = nextChoice(choice, config)
  const name = phrase(WORDS.colorMode.button, {
    mode: WORDS.colorModes[choice],
    next: WORDS.colorModes[next],
  })
  return (
    <button type="button" className={styles.colorModeToggle} title={name} onClick={() => choose(next)}>
      <Icon name="light" className={styles.light} />
      <Icon name="dark" className={styles.dark} />
      <Icon name="system" className={styles.system} />
    </button>
  )
}
