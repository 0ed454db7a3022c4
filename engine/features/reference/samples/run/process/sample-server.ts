import type { Exports } from './evaluate-module'

/** The exports of the package with a site's mock server. */
interface ServerModule {
  createMockServer(): { fetch(request: Request): Promise<Response> }
}

/**
 * Returns a handler that creates a mock server on the first request.
 * @param load Evaluates the server's module in the runtime of the sample.
 */
export function answerWith(load: () => Promise<Exports>): (request: Request) => Promise<Response> {
  let server: Promise<ReturnType<ServerModule['createMockServer']>> | undefined
  return async (request) => {
    server ??= load().then((module) => {
      if (isServerModule(module)) return module.createMockServer()
      throw new Error('The mock server of the site exports no createMockServer().')
    })
    return (await server).fetch(request)
  }
}

function isServerModule(module: object): module is ServerModule {
  return 'createMockServer' in module && typeof module.createMockServer === 'function'
}
