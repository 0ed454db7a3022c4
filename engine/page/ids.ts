/** Ids of the frame around an article. No heading gets one of them. */
export const SHELL_IDS: readonly string[] = ['app', 'page', 'main', 'menu']
