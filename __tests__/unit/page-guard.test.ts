import { NextRequest } from "next/server"
import { encode } from "next-auth/jwt"
import type { AbilityRule } from "@/lib/core/auth/ability"
import { guardPage } from "@/lib/core/auth/page-guard"
import { sessionCookie } from "@/lib/core/auth/session"
import { config } from "@/lib/core/config"

const pages = [
  { link: "/", can: ["read", "Analytics"] },
  { link: "/apps/user", can: ["read", "User"] },
  { link: "/apps/user/view", can: ["read", "Auth"] },
] as const

const subscriber: AbilityRule[] = [{ action: "read", subject: "Auth" }]
const administrator: AbilityRule[] = [{ action: "manage", subject: "all" }]

/** Where the guard sends a user with these rules, or somebody without a session; undefined if the page may be opened. */
async function guard(path: string, rules?: AbilityRule[]) {
  const request = new NextRequest(`http://localhost:3000${path}`)
  if (rules) {
    const token = { sessionId: "1", rules }
    request.cookies.set(sessionCookie(), await encode({ secret: config().secrets.session, token, maxAge: 60 }))
  }
  const location = (await guardPage(request, pages))?.headers.get("location")
  return location?.replace("http://localhost:3000", "")
}

test("a page without a session redirects to the sign-in, which returns to it", async () => {
  expect(await guard("/")).toBe("/login")
  expect(await guard("/de/apps/user/list?q=a")).toBe("/de/login?callbackUrl=%2Fde%2Fapps%2Fuser%2Flist%3Fq%3Da")
})

test("pages that need no sign-in open without one", async () => {
  expect(await guard("/login")).toBeUndefined()
  expect(await guard("/fr/misc/coming-soon")).toBeUndefined()
})

test("the most specific page of the list decides which permission a path needs", async () => {
  expect(await guard("/apps/user/list", subscriber)).toBe("/misc/not-authorized?needs=read.User")
  expect(await guard("/pt/apps/user", subscriber)).toBe("/pt/misc/not-authorized?needs=read.User")
  expect(await guard("/apps/user/view/4", subscriber)).toBeUndefined()
  expect(await guard("/apps/user/list", administrator)).toBeUndefined()
})

test("a path that no page of the list covers needs a session only", async () => {
  expect(await guard("/apps/users", subscriber)).toBeUndefined()
})

test("users who may not see the dashboard start at their own page", async () => {
  expect(await guard("/", subscriber)).toMatch(/^\/\w/)
  expect(await guard("/", administrator)).toBeUndefined()
})
