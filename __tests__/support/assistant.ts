import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { FetchLike } from "@modelcontextprotocol/sdk/shared/transport.js"

// biome-ignore lint/suspicious/noExplicitAny: the parsed JSON of any tool
type Loose = any

const address = "http://localhost:3000/api/mcp"

/** Passes a request to the real route. Loaded here, because tests of a running server need neither route nor store. */
export async function sendToAssistantRoute(init: RequestInit): Promise<Response> {
  const [{ testStore }, route] = await Promise.all([import("./store"), import("@/app/api/mcp/route")])
  await testStore()
  const request = new Request(address, init)
  return route[request.method as keyof typeof route](request, {})
}

const inProcess: FetchLike = (_, init) => sendToAssistantRoute(init ?? {})

export interface Assistant {
  client: Client
  /** Runs a tool. @returns its parsed answer */
  run(name: string, given?: Record<string, unknown>): Promise<Loose>
  /** Runs a tool that is refused. @returns the parsed error */
  refused(name: string, given?: Record<string, unknown>): Promise<Loose>
}

/** The client of the protocol's own library, connected as a caller. `fetch` defaults to the route in this process. */
export async function assistant(
  { token }: { token?: string },
  { url = address, fetch = inProcess, headers = {} } = {},
): Promise<Assistant> {
  const client = new Client({ name: "test", version: "1.0.0" })
  const requestInit = { headers: { authorization: `Bearer ${token}`, "x-forwarded-for": "192.0.2.1", ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit }))
  const parsed = async (name: string, given: Record<string, unknown>, isError: boolean) => {
    const result = await client.callTool({ name, arguments: given })
    const [content] = result.content as { text: string }[]
    if (Boolean(result.isError) !== isError) throw new Error(`${name} answered ${content?.text}`)
    return JSON.parse(content?.text ?? "null")
  }
  return {
    client,
    run: (name, given = {}) => parsed(name, given, false),
    refused: (name, given = {}) => parsed(name, given, true),
  }
}
