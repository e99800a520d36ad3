import type { Principal } from "@/lib/core/auth/principal"
import type { ClientInfo } from "@/lib/core/http/client-info"
import { sharedCaller } from "@/lib/core/http/shared-caller"

const principal = { userId: 1, workspaceId: 1, sessionId: "s", expiresAt: 1, fullName: "Ada" } as Principal
const client: ClientInfo = { address: "192.0.2.1", userAgent: "x", locale: "de", requestId: "r", tab: "t" }

test("a handler with a shared cached response can't read what differs between browsers", () => {
  const shared = sharedCaller({ principal, client })
  for (const read of [
    () => shared.principal?.sessionId,
    () => shared.principal?.expiresAt,
    () => shared.principal?.confirmedAt,
    () => shared.client.address,
    () => shared.client.tab,
    () => shared.client.device,
    () => shared.client.userAgent,
  ]) {
    expect(read).toThrow(/varyBy/)
  }
  expect([shared.principal?.fullName, shared.client.locale]).toEqual(["Ada", "de"])
  expect({ ...shared.principal }).toEqual({ userId: 1, workspaceId: 1, fullName: "Ada" })
  expect(principal.sessionId).toBe("s")
})
