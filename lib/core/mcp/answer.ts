import { authRole } from "../auth/ability"
import { errorBody } from "../http/error-body"
import { toHttpError } from "../http/errors"
import { reasonOf } from "../http/reason"
import { translator } from "../i18n/translator"
import { log } from "../log"
import { countTool } from "./count"
import { ToolError } from "./errors"
import type { Caller } from "./run"
import type { Tool } from "./tools"

/** The result of a tool in the protocol's format. */
interface ToolResult {
  [key: string]: unknown
  content: { type: "text"; text: string }[]
  isError?: true
}

const textOf = (value: unknown): ToolResult["content"] => [{ type: "text", text: JSON.stringify(value) }]

/** The permission that an endpoint needs, with the caller's role; empty if the endpoint is public or unknown. */
function missing(name: unknown, { calls, principal }: Caller) {
  const can = calls.endpoints.find((endpoint) => endpoint.name === name)?.can ?? "public"
  return can === "public" ? {} : { needs: can.join(" "), role: authRole(principal.role) }
}

/** The body of an error response, with the details that a model needs to correct its request. */
async function refusal(thrown: unknown, call: unknown, caller: Caller) {
  const { client } = caller
  if (thrown instanceof ToolError) return { error: thrown.message, code: thrown.code }
  const error = toHttpError(thrown)
  const [t, reason] = await Promise.all([translator(client.locale, "errors"), reasonOf(error, client.locale)])
  const body = errorBody(error, t, client.requestId, reason)
  const why = error.code === "forbidden" ? missing(call, caller) : {}
  return { status: error.status, ...body, ...why }
}

/** Runs a tool, counts and logs it. Errors are results too, so that the model reads them. */
export async function answerOf(tool: Tool, given: unknown, caller: Caller): Promise<ToolResult> {
  const { requestId: request } = caller.client
  const of = (given as { call?: unknown; plan?: { call?: unknown } } | undefined) ?? {}
  const line = { request, tool: tool.name, call: of.call ?? of.plan?.call }
  const ended = countTool(tool.name)
  try {
    const content = textOf(await tool.run(given))
    ended("ok")
    log().info(line, "tool call")
    return { content }
  } catch (thrown) {
    const body = await refusal(thrown, line.call, caller)
    const isOurs = "status" in body && body.status >= 500
    ended(isOurs ? "failed" : "refused")
    if (isOurs) log().error({ ...line, err: thrown }, "tool call failed")
    else log().info({ ...line, code: body.code }, "tool call rejected")
    return { content: textOf(body), isError: true }
  }
}
