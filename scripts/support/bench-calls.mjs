import { register } from "tsx/esm/api"
import { load, table } from "./measure.mjs"
import { pageBytes } from "./page-bytes.mjs"
import { signIn, startServer } from "./server.mjs"

register()

const queries = {
  getUser: "?id=3",
  getUserProfile: "?id=3",
  listUsers: "?page=1&perPage=10",
  checkLink: "?token=unknown",
  getEmail: "?id=12",
  paginateEmail: "?dir=next&emailId=12&folder=inbox",
  composeEmail: "?id=12&as=reply",
  getChat: "?id=3",
  getSeen: "?id=3",
}

/** A picture to ask for, stored once. */
async function storePicture(url, headers) {
  const { default: sharp } = await import("sharp")
  const content = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#888888" } })
    .png()
    .toBuffer()
  const answer = await fetch(`${url}/api/apps/users/avatar?id=3`, {
    method: "POST",
    headers: { ...headers, "content-type": "image/png" },
    body: content,
  })
  return (await answer.json()).user.avatar
}

let made = 0
const person = () => {
  made++
  return { fullName: `Bench ${made}`, username: `bench${made}`, email: `bench${made}@example.org` }
}

/** Every reading call, then the three writes; each as a load for `load`. */
async function loads(url, headers, seconds) {
  const { calls } = await import("../../lib/features/index.ts")
  const picture = await storePicture(url, headers)
  const reads = calls
    .filter(({ method, name }) => method === "GET" && name !== "health")
    .map(({ name, path }) => {
      const address =
        name === "getFile" ? picture : (path.startsWith("/api/") ? path : `/api${path}`) + (queries[name] ?? "")
      return { name: `GET ${path}`, path: address, headers, seconds }
    })
  const users = "/api/apps/users"
  const first = (await (await fetch(`${url}/api/users/list/data?perPage=1`, { headers })).json()).users[0].id
  let gone = first
  return [
    ...reads,
    {
      name: "POST /apps/users/update-user",
      method: "POST",
      path: `${users}/update-user`,
      headers,
      seconds,
      next: () => ({ body: JSON.stringify({ user: { id: 3, company: `Company ${++made}` } }) }),
    },
    {
      name: "POST /apps/users/add-user",
      method: "POST",
      path: `${users}/add-user`,
      headers,
      amount: 1000,
      next: () => ({ body: JSON.stringify(person()) }),
    },
    {
      name: "DELETE /apps/users/delete",
      method: "DELETE",
      headers: { authorization: headers.authorization },
      path: `${users}/delete`,
      amount: 900,
      next: () => ({ path: `${users}/delete?id=${++gone}` }),
    },
  ]
}

const hashing = [
  ["POST /jwt/login", "/api/jwt/login", () => ({ email: "admin@demo.com", password: "admin" })],
  ["POST /jwt/register", "/api/jwt/register", () => ({ ...person(), password: "quite a secret 7" })],
]

const number = (value) => value.toFixed(value < 100 ? 1 : 0)

/** Prints what each call costs beside the health call measured right before it. */
export async function measureCalls(seconds) {
  const { url, stop } = await startServer()
  const { headers } = await signIn(url)
  const health = () => load(url, { path: "/api/health", seconds })
  await load(url, { path: "/api/users/list/data", headers, seconds: 2 })
  await health()
  const rows = []
  for (const one of await loads(url, headers, seconds)) {
    const empty = await health()
    const measured = await load(url, one)
    const ratio = empty.perSecond / measured.perSecond
    rows.push([
      one.name,
      number(measured.perSecond),
      measured.p50,
      measured.p99,
      number(empty.perSecond),
      `${ratio.toFixed(2)}${measured.refused ? ` (${measured.refused} refused)` : ""}`,
    ])
  }
  console.log(`\nCalls, 10 connections; "health" is GET /api/health measured right before, "cost" health ÷ call\n`)
  console.log(table(["call", "req/s", "p50 ms", "p99 ms", "health", "cost"], rows))
  const slow = []
  for (const [name, path, body] of hashing) {
    const next = () => ({ body: JSON.stringify(body()) })
    const measured = await load(url, { method: "POST", path, headers, next, amount: 60, connections: 4 })
    slow.push([name, number(measured.perSecond), measured.p50, measured.p99])
  }
  console.log("\nCalls that hash a password, which is slow on purpose (4 connections)\n")
  console.log(table(["call", "req/s", "p50 ms", "p99 ms"], slow))
  console.log("\nScript a page ships, gzipped\n")
  console.log(
    table(
      ["page", "kB"],
      await pageBytes(url, ["/login", "/apps/user/list", "/apps/user/view/3", "/apps/user/edit/3"]),
    ),
  )
  await stop()
}
