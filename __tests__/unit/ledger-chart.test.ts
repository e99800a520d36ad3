import { freeCode } from "@/lib/features/ledger/service/accounts"
import { chartAccount, exportCodes, neutralChart } from "@/lib/features/ledger/values/charts"
import { accountRoles } from "@/lib/features/ledger/values/roles"

test("the neutral chart has one account for every role, and exports know each", () => {
  expect(neutralChart.map(({ role }) => role).sort()).toEqual([...accountRoles].sort())
  expect(new Set(neutralChart.map(({ code }) => code)).size).toBe(neutralChart.length)
  for (const role of accountRoles) {
    expect(chartAccount(role).role).toBe(role)
    expect(Object.values(exportCodes[role])).toEqual([
      expect.stringMatching(/^\d{4}$/),
      expect.stringMatching(/^\d{2,4}$/),
    ])
  }
})

test("a further account of a role gets the next free code", () => {
  expect(freeCode("1010", new Set())).toBe("1010")
  expect(freeCode("1010", new Set(["1010", "1010-2", "1010-4"]))).toBe("1010-3")
})
