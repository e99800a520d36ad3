// Starts the production build in a child process, for benchmarks.
import { spawn } from "node:child_process"
import { join } from "node:path"
import { root } from "./setup.mjs"

/** Starts the server. @returns {Promise<{url: string, pid: number, stop: () => Promise<unknown>}>} resolves when it is ready */
export function startServer(env = {}) {
  const program = spawn(process.execPath, [join(root, "scripts/serve.mjs")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "error",
      RATE_LIMIT_SIGN_IN: "100000000",
      RATE_LIMIT_ADDRESS: "100000000",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const ended = new Promise((resolve) => program.once("exit", resolve))
  process.once("exit", () => program.kill("SIGKILL"))
  return new Promise((resolve, reject) => {
    let output = ""
    program.once("exit", (code) => reject(new Error(`the server ended with ${code}\n${output}`)))
    program.stdout.on("data", (chunk) => {
      output += chunk
      const url = /Cornerledger is ready at (\S+)/.exec(output)?.[1]
      if (!url) return
      const stop = () => {
        program.kill("SIGTERM")
        return ended
      }
      resolve({ url, pid: program.pid, stop })
    })
  })
}

/** Signs in. @returns the tokens, and headers for requests */
export async function signIn(url, email = "admin@demo.com", password = "admin") {
  const headers = { "content-type": "application/json" }
  const response = await fetch(`${url}/jwt/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`sign-in returned ${response.status}`)
  const { accessToken, refreshToken } = await response.json()
  return { accessToken, refreshToken, headers: { ...headers, authorization: `Bearer ${accessToken}` } }
}

/** Signs in as a browser does. @returns the session's cookies, for the header `cookie` */
export async function signInByCookie(url, email = "admin@demo.com", password = "admin") {
  const jar = new Map()
  const take = (response) => {
    for (const value of response.headers.getSetCookie()) jar.set(value.split("=")[0], value.split(";")[0])
    return response
  }
  const cookie = () => [...jar.values()].join("; ")
  const { csrfToken } = await take(await fetch(`${url}/api/auth/csrf`)).json()
  const response = take(
    await fetch(`${url}/api/auth/callback/credentials`, {
      method: "POST",
      headers: { cookie: cookie() },
      body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
    }),
  )
  if (!response.ok) throw new Error(`sign-in returned ${response.status}`)
  return cookie()
}
