// An app with nothing but Next.js, of our version: what a page and a route handler cost before we add anything.
import { execFileSync, spawn } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { dirname, join, parse } from "node:path"
import { root } from "./setup.mjs"

const files = {
  "package.json": `{ "name": "bare", "private": true, "type": "module" }`,
  // The linked packages are outside the directory, so Turbopack's root has to contain both.
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(parse(root).root)} } }`,
  "app/layout.jsx": `
    export const metadata = { title: "Bare" }
    export default function Layout({ children }) {
      return <html lang="en"><body>{children}</body></html>
    }`,
  // Rendered for each request and with as many rows as our lists.
  "app/page.jsx": `
    export const dynamic = "force-dynamic"
    const rows = Array.from({ length: 10 }, (_, i) => ({ id: i + 1, name: "Person " + (i + 1), email: "person" + (i + 1) + "@example.com" }))
    export default function Page() {
      return (
        <main>
          <h1>People</h1>
          <p>A page without components, styles or fonts. It shows what the framework itself costs on this machine.</p>
          <table>
            <thead><tr><th>Name</th><th>E-mail</th></tr></thead>
            <tbody>{rows.map(({ id, name, email }) => <tr key={id}><td>{name}</td><td>{email}</td></tr>)}</tbody>
          </table>
        </main>
      )
    }`,
  "app/api/health/route.js": `
    export const dynamic = "force-dynamic"
    export const GET = () => Response.json({ status: "ok" })`,
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once("error", reject)
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** Waits until a URL responds, for at most a minute. */
async function reachable(url) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not respond`)
}

/** Builds and starts the bare app in a temporary directory. @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>} */
export async function startBare() {
  const directory = mkdtempSync(join(tmpdir(), "cornerledger-bare-"))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  process.once("exit", remove)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  symlinkSync(join(root, "node_modules"), join(directory, "node_modules"), "junction")
  const next = join(root, "node_modules/next/dist/bin/next")
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" }
  console.log("Building a bare app …")
  execFileSync(process.execPath, [next, "build"], { cwd: directory, env, stdio: ["ignore", "ignore", "inherit"] })
  const port = await freePort()
  const program = spawn(process.execPath, [next, "start", "--hostname", "127.0.0.1", "--port", `${port}`], {
    cwd: directory,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
  const kill = () => program.kill("SIGKILL")
  process.once("exit", kill)
  const ended = new Promise((resolve) => program.once("exit", resolve))
  const stop = async () => {
    program.kill("SIGTERM")
    await ended
    remove()
    process.removeListener("exit", kill).removeListener("exit", remove)
  }
  const url = `http://127.0.0.1:${port}`
  await reachable(url)
  return { url, pid: program.pid, stop }
}
