/**
 * Checks the authentication at start-up and sends the user to the sign-in page if needed. Needs an injection context.
 *
 * @returns a promise that resolves to `true` when the user is signed in
 */
export declare function signIn(): Promise<boolean>
