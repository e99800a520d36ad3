/** The parts of a request that the API reads. Both a `Request` and a request of Node's server have them. */
export interface Incoming {
  method: string
  /** Absolute. */
  url: string
  headers: HeaderReader
  body: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array> | null
}

export type HeaderReader = Pick<Headers, "get">

/**
 * A response before it becomes a `Response`. scripts/serve.mjs writes it to the connection as it is, because making a `Response`
 * and reading its body again takes longer than many handlers.
 */
export interface Reply {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

export const toResponse = ({ status, headers, body }: Reply): Response => new Response(body, { status, headers })
