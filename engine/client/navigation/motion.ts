export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion)').matches
}
