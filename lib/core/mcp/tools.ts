import * as z from "zod"
import { isAnswered } from "../idempotency/service"
import { isRead, jsonSchema, knownCall, mayCall, parts, usableCall, whyUnusable } from "./calls"
import { ToolError } from "./errors"
import { find, outline } from "./find"
import { checkPlan, expired, isExpired, makePlan, planMinutes, planSchema, sorted, writeInput } from "./plan"
import { type Caller, type Input, run } from "./run"
import { shorten } from "./shorten"

/** A tool as the protocol knows it, and what it does. */
export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: Record<string, unknown>
  annotations: Record<string, boolean>
  run(given: unknown): Promise<unknown>
}

const reads = { readOnlyHint: true, openWorldHint: false }

const written = new WeakMap<z.ZodType, Record<string, unknown>>()

/** The JSON schema of a tool's arguments. Cached, because every request lists the tools. */
function argumentsOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...rest } = written.get(schema) ?? z.toJSONSchema(schema, { io: "input" })
  written.set(schema, rest)
  return rest
}

function tool<S extends z.ZodType>(
  definition: Omit<Tool, "run" | "inputSchema">,
  schema: S,
  perform: (given: z.output<S>) => Promise<unknown>,
): Tool {
  const check = (given: unknown) => {
    const parsed = schema.safeParse(given ?? {})
    if (parsed.success) return parsed.data
    throw new ToolError("arguments_invalid", z.prettifyError(parsed.error))
  }
  return { ...definition, inputSchema: argumentsOf(schema), run: async (given) => perform(check(given)) }
}

const call = z.string().max(100).describe("The name of a call, such as listInvoices")
const findArguments = z.strictObject({
  query: z.string().max(200).default("").describe("English words, such as: overdue invoices"),
  noun: z.string().max(50).optional().describe("Only calls of this noun, such as invoices"),
})
const describeArguments = z.strictObject({ call })
const readArguments = z.strictObject({ call, input: writeInput.omit({ body: true }).default({}) })
const planArguments = z.strictObject({ call, input: writeInput.default({}) })
const confirmArguments = z.strictObject({ plan: planSchema.describe("The plan of plan_write, exactly as it is") })

/** The tools that find, describe and read. */
function readingTools(caller: Caller): Tool[] {
  const { calls, principal } = caller
  const allowed = calls.endpoints.filter(({ can }) => can !== "public").filter((each) => mayCall(each, principal))
  return [
    tool(
      {
        name: "find_calls",
        title: "Find calls",
        description:
          "Finds calls (reads and writes) of this workspace by words. Use it when no other tool fits. Lists only what you may call; `unusable` says why a call can't be used here. Without arguments it lists the nouns.",
        annotations: reads,
      },
      findArguments,
      async ({ query, noun }) => find(allowed, query, noun),
    ),
    tool(
      {
        name: "describe_call",
        title: "Describe a call",
        description: "The input and the response of a call as JSON schemas. Use it before read_call and plan_write.",
        annotations: reads,
      },
      describeArguments,
      async ({ call }) => {
        const endpoint = knownCall(calls.endpoints, call)
        const { description, can } = endpoint
        const input = Object.fromEntries(parts.map((part) => [part, jsonSchema(endpoint, part)]))
        const permission = can === "public" ? {} : { permission: can.join(" "), allowed: mayCall(endpoint, principal) }
        return { ...outline(endpoint), description, ...permission, input, response: jsonSchema(endpoint, "response") }
      },
    ),
    tool(
      {
        name: "read_call",
        title: "Read",
        description: "Runs a call that reads, and changes nothing. Find its name with find_calls.",
        annotations: reads,
      },
      readArguments,
      async ({ call, input }) => shorten(await run(caller, usableCall(calls, call, "read"), input)),
    ),
  ]
}

/** The reads that have a tool of their own: their arguments are path parameters and query together. */
function directTools(caller: Caller): Tool[] {
  const direct = caller.calls.endpoints.filter((endpoint) => endpoint.tool && isRead(endpoint))
  return direct
    .filter((endpoint) => !whyUnusable(endpoint) && mayCall(endpoint, caller.principal))
    .map((endpoint) => {
      const { tool: name = "", summary, description } = endpoint
      const [params, query] = [jsonSchema(endpoint, "params"), jsonSchema(endpoint, "query")]
      const inPath = Object.keys(params?.properties ?? {})
      const properties = { ...params?.properties, ...query?.properties }
      return {
        name,
        title: summary,
        description: [`${summary}.`, description].filter(Boolean).join(" "),
        inputSchema: { type: "object", properties, required: [...inPath, ...(query?.required ?? [])] },
        annotations: reads,
        run: async (given) => {
          const entries = Object.entries((given ?? {}) as Record<string, unknown>)
          const pick = (isParam: boolean) =>
            Object.fromEntries(entries.filter(([key]) => inPath.includes(key) === isParam))
          return shorten(await run(caller, endpoint, { params: pick(true), query: pick(false) }))
        },
      }
    })
}

async function planWrite(caller: Caller, given: { call: string; input: Input }) {
  const endpoint = usableCall(caller.calls, given.call, "write")
  const plan = makePlan(caller.principal, given)
  const dryRun = { changes: [] }
  const outcome = shorten(await run(caller, endpoint, plan.input, { dryRun }))
  return {
    plan,
    summary: endpoint.summary,
    wouldChange: shorten(dryRun.changes).response,
    wouldAnswer: outcome,
    next: `Nothing has changed yet. Show the person what would happen. If they agree, send confirm_write this plan as it is, before ${plan.expiresAt}.`,
  }
}

async function confirmWrite(caller: Caller, plan: z.output<typeof planSchema>) {
  const { principal, calls } = caller
  checkPlan(principal, plan)
  const endpoint = usableCall(calls, plan.call, "write")
  const { idempotencyKey } = plan
  // A late repetition still gets the first answer, because the assistant may have missed it.
  if (isExpired(plan) && !(await isAnswered(principal, idempotencyKey))) throw expired()
  const reply = new Headers()
  const response = await run(caller, endpoint, sorted(plan.input), { idempotencyKey, reply })
  return { call: plan.call, replayed: reply.get("idempotency-replayed") === "true", ...shorten(response) }
}

/** The two steps of a write. */
const writingTools = (caller: Caller): Tool[] => [
  tool(
    {
      name: "plan_write",
      title: "Plan a write",
      description: `Tries a call that writes and rolls it back. Answers what it would change and answer, and a plan for confirm_write, valid for ${planMinutes} minutes. Nothing changes and nothing is mailed; ids in the response may differ later.`,
      annotations: reads,
    },
    planArguments,
    (given) => planWrite(caller, given),
  ),
  tool(
    {
      name: "confirm_write",
      title: "Carry out a plan",
      description:
        "Carries out a plan of plan_write, exactly once: confirming it again gets the first answer with `replayed: true`. Only after the person has agreed to this plan.",
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
    },
    confirmArguments,
    ({ plan }) => confirmWrite(caller, plan),
  ),
]

/** The tools of a caller: only what their permissions allow. */
export function toolsOf(caller: Caller): Tool[] {
  const { calls, principal } = caller
  const mayWrite = calls.endpoints.some(
    (endpoint) => !isRead(endpoint) && !whyUnusable(endpoint) && mayCall(endpoint, principal),
  )
  return [...directTools(caller), ...readingTools(caller), ...(mayWrite ? writingTools(caller) : [])]
}
