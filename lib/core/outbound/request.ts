import { request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"
import type { LookupFunction } from "node:net"
import { isPublicAddress, type Resolve, systemResolve, urlProblem } from "./address"

/** Why a request got no response. */
export type OutboundFailure = "refused-address" | "dns" | "connection" | "tls" | "timeout"

export interface OutboundResponse {
  status: number
  headers: IncomingMessage["headers"]
  /** The beginning of the body, as UTF-8. */
  body: string
}

interface Options {
  allowsPrivate: boolean
  /** For the whole request, including DNS. */
  timeoutMs: number
  /** The rest of the response's body is not read. */
  maxBytes: number
  /** Default: the system's resolver. */
  resolve?: Resolve
}

/** A request that got no response. */
export class OutboundError extends Error {
  constructor(
    readonly failure: OutboundFailure,
    cause?: unknown,
  ) {
    super(failure, { cause })
  }
}

/**
 * A lookup for a socket. The socket connects to the addresses that were checked here, so a name that resolves to a private
 * address a moment later (DNS rebinding) gains nothing. One private address among several refuses all.
 */
function checkedLookup({ allowsPrivate, resolve = systemResolve }: Options): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses
        if (!first) return callback(new OutboundError("dns"), "")
        if (!allowsPrivate && !addresses.every(({ address }) => isPublicAddress(address)))
          return callback(new OutboundError("refused-address"), "")
        if (options.all) return callback(null, addresses)
        return callback(null, first.address, first.family)
      },
      (error) => callback(new OutboundError("dns", error), ""),
    )
  }
}

function failureOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error
  const code = String((error as NodeJS.ErrnoException).code ?? "")
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code)
  return new OutboundError(isTls ? "tls" : "connection", error)
}

/** Reads the beginning of a response's body. A body that breaks off or is slow is cut there: the status has been received. */
function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const end = () => {
      resolve(Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8").replaceAll("\u0000", "\ufffd"))
      response.destroy()
    }
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= maxBytes) end()
    })
    response.on("end", end)
    response.on("error", end)
    response.on("close", end)
  })
}

/**
 * POSTs a text to a URL that a person gave us. Connects to public addresses only unless `allowsPrivate`, on a connection of
 * its own, and doesn't follow redirects.
 * @throws OutboundError if there was no response
 */
export async function postOutside(
  address: string,
  headers: Record<string, string>,
  body: string,
  options: Options,
): Promise<OutboundResponse> {
  // An IP address in the URL is never looked up.
  if (urlProblem(address, options.allowsPrivate)) throw new OutboundError("refused-address")
  const url = new URL(address)
  const content = Buffer.from(body)
  const sent = url.protocol === "http:" ? httpRequest : httpsRequest
  const request = sent(url, {
    method: "POST",
    // A pooled connection would be to an address that was checked for another request.
    agent: false,
    lookup: checkedLookup(options),
    headers: { ...headers, "content-length": content.length, connection: "close" },
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    request.destroy()
  }, options.timeoutMs)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request.on("response", resolve)
      request.on("error", reject)
      request.end(content)
    })
    const text = await beginningOf(response, options.maxBytes)
    return { status: response.statusCode ?? 0, headers: response.headers, body: text }
  } catch (error) {
    throw isLate ? new OutboundError("timeout", error) : failureOf(error)
  } finally {
    clearTimeout(timer)
    request.destroy()
  }
}
