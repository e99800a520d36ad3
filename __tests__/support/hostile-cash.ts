/** Valid values for the fields of calls about envelopes, safes, bags and counter deposits. */
export function cashFields(path: string): Record<string, unknown> {
  if (!/^\/api\/v1\/(drops|safes|bank-bags|counter-deposits)/.test(path)) return {}
  const count = { pieces: { 5000: 1 } }
  return {
    ...{ till: 1, safe: 1, shop: 1, amount: 5_000, counted: 5_000, envelope: "E1", witness: 1 },
    ...{ count, given: count, received: count, drops: [{ id: 1, counted: 5_000 }], number: "B1" },
    ...{ sealNumber: "S1", carrier: "A carrier", creditedOn: "2026-06-15", resolution: "accepted" },
  }
}
