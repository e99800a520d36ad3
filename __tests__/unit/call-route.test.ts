import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { handler } from "@/lib/core/http/handler"
import { callRoute } from "@/lib/core/http/route"

const showThing = endpoint({
  method: "GET",
  path: "/api/things/{id}",
  can: "public",
  params: z.strictObject({ id: z.string() }),
  response: z.strictObject({ id: z.string() }),
  summary: "Show a thing",
})
const showThingHandler = handler(showThing, async ({ params }) => params)
const { GET, POST } = callRoute({
  paths: { "/api/things/{id}": "things" },
  handlerModules: { things: [async () => ({ showThingHandler, showThing })] },
})

const send = async (run: typeof GET, ...path: string[]) => {
  const answer = await run(new Request("http://localhost:3000/api/x"), { params: Promise.resolve({ path }) })
  return [answer.status, await answer.json()]
}

test.each(["7", "a b", "a/b", "100%", "ä?#"])("%s reaches the handler as Next gives it", async (id) => {
  expect(await send(GET, "things", id)).toEqual([200, { id }])
})

test("other paths answer 404, other methods 405", async () => {
  expect(await send(GET, "things")).toEqual([404, expect.objectContaining({ code: "not_found" })])
  expect(await send(GET, "things", "7", "more")).toEqual([404, expect.objectContaining({ code: "not_found" })])
  const request = new Request("http://localhost:3000/api/things/7", { method: "POST" })
  const { status, headers } = await POST(request, { params: Promise.resolve({ path: ["things", "7"] }) })
  expect([status, headers.get("allow")]).toEqual([405, "GET"])
})
