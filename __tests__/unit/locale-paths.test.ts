import { pathIn, prefixedPath, withoutPrefix } from "@/lib/core/i18n/locales"

test("paths get the prefix of their language, and lose it again", () => {
  expect(["/", "/?a=b", "/apps/chat?contact=3"].map((path) => pathIn("de", path))).toEqual([
    "/de",
    "/de?a=b",
    "/de/apps/chat?contact=3",
  ])
  expect([pathIn("en", "/?a=b"), prefixedPath("en", "/apps/chat")]).toEqual(["/?a=b", "/en/apps/chat"])
  expect(["/de", "/pt/apps/chat", "/deals", "/"].map(withoutPrefix)).toEqual(["/", "/apps/chat", "/deals", "/"])
})
