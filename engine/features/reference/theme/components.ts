// Components that every page has, for the button that the engine puts below samples.

export { default as TryIt } from './try/TryIt.island'
