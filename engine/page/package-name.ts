/** The name of the engine's package: what sites install, and the first part of what they import. */
export const PACKAGE = 'docwright'
