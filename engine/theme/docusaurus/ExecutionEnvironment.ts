const canUseDOM = typeof window !== 'undefined'

/** What components written for Docusaurus import as `@docusaurus/ExecutionEnvironment`. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
}

export default environment
