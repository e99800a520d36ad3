import { safeCallback } from "@/components/features/auth/callback-url"

const home = "/de"

test.each(["/apps/user/list", "/apps/user/list?role=admin&page=2#row-3", "/de/apps/user/view/7", "/", "/loginhelp"])(
  "the path %s of this site is followed",
  (path) => {
    expect(safeCallback(path, home)).toBe(path)
  },
)

test.each([
  "https://evil.example/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/x\n/y",
  "/./\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "javascript:alert(1)",
  "apps/user/list",
  "",
])("%j would leave the site and is not followed", (path) => {
  expect(safeCallback(path, home)).toBe(home)
})

test.each(["/login", "/login?callbackUrl=/x", "/de/register", "/forgot-password", "/api/auth/signout"])(
  "%s is not a destination after sign-in",
  (path) => {
    expect(safeCallback(path, home)).toBe(home)
  },
)

test.each([undefined, ["/a", "/b"], 5])("%p is not a path", (value) => {
  expect(safeCallback(value, home)).toBe(home)
})
