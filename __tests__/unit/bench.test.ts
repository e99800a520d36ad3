import { spawn } from "node:child_process"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

test("the benchmark measures the endpoints of a running server", async () => {
  const server = createServer((request, response) => {
    request.resume()
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify({ accessToken: "token" }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const program = spawn(process.execPath, ["scripts/bench.mjs", "--url", url, "--only", "getUser", "--seconds", "1"])
  let output = ""
  for (const stream of [program.stdout, program.stderr]) stream.on("data", (chunk) => (output += chunk))
  const status = await new Promise((resolve) => program.once("exit", resolve))
  server.close()
  expect(output).toMatch(/GET \/api\/users\/user +\d+/)
  expect(status).toBe(0)
}, 30_000)
