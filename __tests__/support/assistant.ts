import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { DELETE, GET, POST } from "@/app/api/mcp/route"
import type { Caller } from "./api"
import { testStore } from "./store"

// biome-ignore lint/suspicious/noExplicitAny: the parsed JSON of any tool
type Loose = any

const address = "http://localhost:3000/api/mcp"

/** Passes a request to the real route. */
export async function sendToAssistantRoute(init: RequestInit): Promise<Response> {
  await testStore()
  const request = new Request(address, init)
  const route = { POST, GET, DELETE }[request.method]
  if (!route) throw new Error(`no route for ${request.method}`)
  return route(request, {})
}

export interface Assistant {
  client: Client
  /** Runs a tool. @returns its parsed answer */
  run(name: string, given?: Record<string, unknown>): Promise<Loose>
  /** Runs a tool that is refused. @returns the parsed error */
  refused(name: string, given?: Record<string, unknown>): Promise<Loose>
}

/** The client of the protocol's own library, connected as a caller. `fetch` defaults to the route in this process. */
export async function assistant(
  { token }: Pick<Caller, "token">,
  { url = address, fetch = (_: unknown, init?: RequestInit) => sendToAssistantRoute(init ?? {}), headers = {} } = {},
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
