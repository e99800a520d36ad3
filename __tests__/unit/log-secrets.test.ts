import { withoutSecrets } from "@/lib/core/log-secrets"

test.each([
  ["used cl_7Gq2bYw0Zr5cUu1nKx8VtA4mLs9PjD3eWo6fXH", "used cl_[cut]"],
  ["GET /register?invitation=abc123", "GET /register?invitation=[cut]"],
  ["cookie: cornerledger-device=id.sig; a=b", "cookie: cornerledger-device=[cut]; a=b"],
  ["cookie: __Host-cornerledger-device=id.sig", "cookie: __Host-cornerledger-device=[cut]"],
])("a secret inside a text is cut: %s", (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged)
})
