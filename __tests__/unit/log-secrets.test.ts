import { withoutSecrets } from "@/lib/core/log-secrets"

test.each([
  ["GET /register?invitation=abc123", "GET /register?invitation=[cut]"],
  ["cookie: cornerledger-device=id.sig; a=b", "cookie: cornerledger-device=[cut]; a=b"],
  ["cookie: __Host-cornerledger-device=id.sig", "cookie: __Host-cornerledger-device=[cut]"],
])("a secret inside a text is cut: %s", (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged)
})
