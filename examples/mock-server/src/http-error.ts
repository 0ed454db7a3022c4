/** An answer other than 200. The library reads its status alone; the message is for whoever looks at the network. */
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
