import { type IconName, PATHS } from './paths'

/** A line drawing in the colour of the text around it. Decoration: what it means is said beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
