// Folders of routes, each with a slash at its end.

export const MINT = '/mint/'
export const API = '/atomic/api/'
export const AUTHENTICATION = '/atomic/authentication/'
export const GUIDES = '/atomic/guides/'
export const HELPERS = '/atomic/helpers/'
export const UTILS = '/atomic/utils/'
export const ANGULAR = '/atomic-angular/'
export const COMPONENTS = `${ANGULAR}components/`
export const SERVICES = `${ANGULAR}services/`
export const STORES = `${ANGULAR}stores/`
