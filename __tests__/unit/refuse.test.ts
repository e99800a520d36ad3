// @ts-expect-error: the server's scripts are JavaScript without types
import { writeError } from "@/scripts/support/refuse.mjs"

// Error responses that the server sends before Next sees a request.

function refused(url: string) {
  const sent = { status: 0, headers: {} as Record<string, string>, body: "" }
  const response = {
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(sent, { status, headers })
    },
    write(body: string) {
      sent.body = body
    },
  }
  const request = { url, method: "POST", headers: { "accept-language": "de" } }
  const values = { method: "TRACE" }
  writeError(request, response, { status: 405, code: "method_not_allowed", message: "methodNotAllowed", values })
  return { ...sent, body: JSON.parse(sent.body) }
}

test("under /api/v1 they are problem documents", () => {
  const { headers, body } = refused("/api/v1/shops?secret=1")
  expect(headers["Content-Type"]).toBe("application/problem+json")
  expect(body).toEqual({
    type: "urn:problem-type:cornerledger:method_not_allowed",
    title: "Method not allowed",
    status: 405,
    detail: expect.stringContaining("TRACE"),
    instance: "/api/v1/shops",
    code: "method_not_allowed",
    requestId: headers["X-Request-Id"],
  })
})

test("elsewhere they have a message and a code", () => {
  const { headers, body } = refused("/api/users/list/data")
  expect([headers["Content-Type"], Object.keys(body)]).toEqual(["application/json", ["error", "code"]])
})
