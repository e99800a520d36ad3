import { messageFile } from "@/lib/core/i18n/client-messages"
import { send } from "../support/api"

const path = "/api/messages/{locale}/{version}/{namespaces}"
const fetchMessages = (locale: string, version: string, namespaces: string) =>
  send(path, { params: { locale, version, namespaces } })

test("a file of messages is cached permanently under its version, and not at all under another", async () => {
  const { version } = await messageFile("de", ["list", "kit/buttons"])
  const current = await fetchMessages("de", version, "list,kit.buttons")
  expect(current.status).toBe(200)
  expect(current.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
  expect(Object.keys(current.body)).toEqual(["list", "kit/buttons"])
  const older = await fetchMessages("de", "older", "list,kit.buttons")
  expect(older.headers.get("cache-control")).toBe("no-store")
  expect(older.body).toEqual(current.body)
})

test("the shell gets only the texts that its client components use", async () => {
  const { body } = await fetchMessages("en", "any", "layout")
  expect(Object.keys(body)).toEqual(["shell", "auth"])
  expect(body.shell.menu.label).toBe("Main menu")
  expect(body.auth.form.email).toBeDefined()
  expect(Object.keys(body.auth)).toEqual(["form"])
})

test("languages and files that don't exist are refused", async () => {
  expect((await fetchMessages("xx", "any", "list")).status).toBe(422)
  for (const names of ["nothing", "list,list", "..list", "", "list,", "constructor"])
    expect((await fetchMessages("en", "any", names)).status).toBe(404)
})
