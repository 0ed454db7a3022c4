import type { Exports } from './evaluate-module'

/** What the package of a site's mock server exports. */
interface ServerModule {
  createMockServer(): { fetch(request: Request): Promise<Response> }
}

/**
 * Returns the answers of a new mock server, which is started by the first request.
 * @param load evaluates the server's module in the runtime of the sample.
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
