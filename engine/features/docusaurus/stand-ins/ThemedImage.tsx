import type { ComponentProps } from 'react'

type ThemedImageProps = ComponentProps<'img'> & {
  sources: { light: string; dark: string }
}

/** Replaces `@theme/ThemedImage` in pages written for Docusaurus. The style sheet shows one of the two. */
export default function ThemedImage({ sources, alt, className = '', ...others }: ThemedImageProps) {
  return (
    <>
      <img src={sources.light} alt={alt} className={`${className} only-light`.trim()} {...others} />
      <img src={sources.dark} alt={alt} className={`${className} only-dark`.trim()} {...others} />
    </>
  )
}
