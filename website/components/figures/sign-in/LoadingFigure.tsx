import { Figure } from '../kit/Figure'

export function LoadingFigure() {
  return (
    <Figure
      id="loading"
      title="The loading page"
      description="A page that is empty except for a spinner in its middle."
      caption="a spinner in the middle of an empty page"
      height={130}
    >
      <circle cx="180" cy="65" r="18" fill="none" stroke="var(--border)" strokeWidth="5" />
      <path
        d="M180 47a18 18 0 0 1 18 18"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </Figure>
  )
}
