export interface Words {
  question: string
  yes: string
  no: string
  thanks: string
}

/** What the component gets from the feature. */
export interface Asking extends Words {
  callback: string
}

/** The feature's name, and the class of its element. */
export const NAME = 'was-this-helpful'
