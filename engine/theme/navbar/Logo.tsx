import type { Logo as LogoData } from '../../page/site'
import styles from './Logo.module.css'

type LogoProps = Pick<LogoData, 'src' | 'srcDark' | 'alt' | 'width' | 'height'>

/** The site's logo. Of two pictures, browsers only fetch the one that the color mode shows. */
export function Logo({ src, srcDark, alt, width = 28, height = 28 }: LogoProps) {
  const size = { width, height }
  if (srcDark === undefined) return <img src={src} alt={alt} {...size} />
  return (
    <>
      <img className={styles.light} src={src} alt={alt} {...size} loading="lazy" />
      <img className={styles.dark} src={srcDark} alt={alt} {...size} loading="lazy" />
    </>
  )
}
