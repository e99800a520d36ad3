import { handlerOf, isRead, whyUnusable } from "@/lib/core/mcp/calls"
import { endpoints } from "@/lib/features"
import { handlerModules } from "@/lib/features/handlers"
import { sampleOf } from "@/scripts/support/samples"
import { client } from "../support/api"
import { type Assistant, assistant } from "../support/assistant"
import { contents } from "../support/facts"
import { inputsFor } from "../support/samples"

// Every endpoint that assistants may read or plan, with the sample inputs: none of them may write anything.

const usable = endpoints.filter((endpoint) => !whyUnusable(endpoint) && !sampleOf(endpoint).not)
const reads = usable.filter(isRead).map(({ name }) => name)
const writes = usable.filter((endpoint) => !isRead(endpoint)).map(({ name }) => name)

let inputOf: ReturnType<typeof inputsFor>
const assistants = new Map<string | undefined, Promise<Assistant>>()

beforeAll(async () => {
  inputOf = inputsFor(await client("admin"))
})

/** The content of all tables. Checking the audit log seals what is not sealed yet, which a job would do a moment later. */
async function facts() {
  const { audit_seals: _, ...tables } = await contents()
  return tables
}

async function useOf(name: string) {
  const endpoint = endpoints.find((each) => each.name === name)
  if (!endpoint) throw new Error(`no endpoint ${name}`)
  const { token = (await client("admin")).token, params, query, body } = await inputOf(endpoint)
  const by = assistants.get(token) ?? assistant({ token })
  assistants.set(token, by)
  return { by: await by, given: { call: name, input: JSON.parse(JSON.stringify({ params, query, body })) } }
}

test("most endpoints can be read or planned", () => {
  expect([reads.length > 100, writes.length > 100]).toEqual([true, true])
})

test("every endpoint of the registry has its handler where assistants look for it", async () => {
  const calls = { endpoints, handlerModules }
  for (const endpoint of endpoints) {
    const { method, path } = (await handlerOf(calls, endpoint)).endpoint
    expect([endpoint.name, method, path]).toEqual([endpoint.name, endpoint.method, endpoint.path])
  }
})

test.each(reads)("reading %s changes nothing", async (name) => {
  const { by, given } = await useOf(name)
  const before = await facts()
  await by.run("read_call", given)
  expect(await facts()).toEqual(before)
})

test.each(writes)("planning %s answers something and changes nothing", async (name) => {
  const { by, given } = await useOf(name)
  const before = await facts()
  const { wouldAnswer, plan } = await by.run("plan_write", given)
  expect([typeof wouldAnswer.response, plan.call]).toEqual(["object", name])
  expect(await facts()).toEqual(before)
})
