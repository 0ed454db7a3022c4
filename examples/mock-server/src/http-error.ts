/** A status other than 200. The library only reads the status; the message is for the browser's network panel. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }

  toResponse(): Response {
    return Response.json({ errorCode: this.status, errorMessage: this.message }, { status: this.status })
  }
}
