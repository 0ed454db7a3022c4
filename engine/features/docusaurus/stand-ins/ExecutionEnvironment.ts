const canUseDOM = typeof window !== 'undefined'

/** Replaces `@docusaurus/ExecutionEnvironment` in components written for Docusaurus. */
const environment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM,
}

export default environment
